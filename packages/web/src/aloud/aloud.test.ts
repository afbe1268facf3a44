import { expect, test } from 'vitest';
import { Reader, type Voice } from './reader.ts';
import { sentencesOf } from './sentences.ts';
import { voiceFor } from './voices.ts';

test('a text is read by sentences, none too long for a breath', () => {
  expect(sentencesOf('The First Roof.\nIt stands. Mind the view!', 'en')).toEqual([
    'The First Roof.',
    'It stands.',
    'Mind the view!',
  ]);
  expect(sentencesOf('1. Zahle die Kosten.\n2. Nimm den Nutzen.', 'de')).toEqual([
    '1. Zahle die Kosten.',
    '2. Nimm den Nutzen.',
  ]);
  const long = `${'Ein sehr langer Satz, der nicht aufhören will, '.repeat(9)}und dann doch.`;
  const parts = sentencesOf(long, 'de');
  expect(parts.every((part) => part.length <= 180)).toBe(true);
  expect(parts.join(' ')).toBe(long);
});

test('a voice of the language is taken, from the device if it has one', () => {
  const voice = (lang: string, localService = true) => ({ lang, localService, default: false });
  const far = voice('pl-PL', false);
  const near = voice('pl_PL');
  expect(voiceFor([voice('en-US'), far, near], 'pl')).toBe(near);
  expect(voiceFor([voice('en-US'), far], 'pl')).toBe(far);
  expect(voiceFor([voice('en-US')], 'de')).toBeUndefined();
  const british = voice('en-GB');
  expect(voiceFor([voice('en-US'), british], 'en')).toBe(british);
});

/** A voice that says a sentence when it is told to. */
function slowVoice() {
  const said: string[] = [];
  let ready: (() => void) | undefined;
  const voice: Voice = {
    say: (words, _lang, done) => {
      said.push(words);
      ready = done;
    },
    fallSilent: () => {},
  };
  return { voice, said, finish: () => ready?.() };
}

test('sentence follows sentence, and then it is over', () => {
  const { voice, said, finish } = slowVoice();
  const reader = new Reader(voice);
  reader.read('a', ['One.', 'Two.'], 'en');
  expect(reader.reading).toEqual({ whose: 'a', is: 'reading', sentence: 0 });
  finish();
  expect(said).toEqual(['One.', 'Two.']);
  finish();
  expect(reader.reading).toBeUndefined();
});

test('after a pause the sentence is said again; what was cut off does not call the next one', () => {
  const { voice, said, finish } = slowVoice();
  const reader = new Reader(voice);
  reader.read('a', ['One.', 'Two.'], 'en');
  reader.pause();
  expect(reader.reading?.is).toBe('paused');
  finish();
  expect(said).toEqual(['One.']);
  reader.resume();
  expect(said).toEqual(['One.', 'One.']);
  finish();
  expect(said.at(-1)).toBe('Two.');
});

test('another text takes the place of the first, and only its own button stops it', () => {
  const { voice } = slowVoice();
  const reader = new Reader(voice);
  reader.read('a', ['One.'], 'en');
  reader.read('b', ['Two.'], 'en');
  reader.stop('a');
  expect(reader.reading?.whose).toBe('b');
  reader.stop('b');
  expect(reader.reading).toBeUndefined();
});
