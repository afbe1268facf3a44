import type { Speaker } from '@charterstone/words/light';
import { NotDone } from '../wire/ask.ts';

/** The server's words for programs that people can do something about, each with a sentence of its own. */
const SENTENCES = {
  unreachable: 'wrong.unreachable',
  restarting: 'wrong.restarting',
  later: 'wrong.later',
  'slow-down': 'wrong.slowDown',
  'too-soon': 'wrong.tooSoon',
  'wrong-shape': 'wrong.shape',
  'bad-request': 'wrong.shape',
  'no-session': 'wrong.noSession',
  forbidden: 'wrong.forbidden',
  'not-found': 'wrong.notFound',
  'no-invite': 'wrong.noInvite',
  'seat-taken': 'wrong.seatTaken',
  'same-name': 'wrong.sameName',
  'no-seat': 'wrong.noSeat',
  'link-over': 'wrong.linkOver',
  'wrong-setting': 'wrong.setting',
  'unknown-bot': 'wrong.setting',
  'bad-journal': 'wrong.journal',
  'too-big': 'wrong.tooBig',
  'needs-https': 'wrong.needsHttps',
  'known-passkey': 'wrong.knownPasskey',
  'unknown-passkey': 'wrong.unknownPasskey',
  'wrong-passkey': 'wrong.passkey',
  'wrong-attestation': 'wrong.passkey',
  'challenge-over': 'wrong.challengeOver',
  'too-many': 'wrong.tooMany',
  'no-mail': 'wrong.noMail',
  'bad-endpoint': 'wrong.push',
  'bad-keys': 'wrong.push',
  'host-here': 'wrong.hostHere',
  'host-expected': 'wrong.hostExpected',
  'has-played': 'wrong.hasPlayed',
  'campaign-over': 'wrong.campaignOver',
} as const;

function isKnown(word: string): word is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, word);
}

/** What went wrong, as a plain sentence. Whatever nobody foresaw is said as such: never a word for programs. */
export function wrongText(say: Speaker, error: unknown): string {
  if (!(error instanceof NotDone)) return say.ui('wrong.unknown');
  if (isKnown(error.error)) return say.ui(SENTENCES[error.error]);
  return say.ui(error.status >= 500 ? 'wrong.later' : 'wrong.unknown');
}

/** Nobody answered, or somebody who only said "later": trying again is all there is to do. */
export function isAway(error: unknown): boolean {
  return error instanceof NotDone && (error.status === 0 || error.status >= 500);
}
