import type { Store } from '../store/store.ts';
import { Devices } from './devices.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { Recovery } from './recovery.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

/** Who people are, and how they come back, without an account. */
export type Identity = {
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly people: People;
  readonly tokens: Tokens;
  readonly recovery: Recovery;
  readonly passkeys: Passkeys;
};

export function identityOn(store: Store, now: () => number = Date.now): Identity {
  const sessions = new Sessions(store, now);
  const tokens = new Tokens(store, now);
  return {
    sessions,
    devices: new Devices(store, sessions, now),
    people: new People(store, sessions),
    tokens,
    recovery: new Recovery(store, tokens),
    passkeys: new Passkeys(store, tokens),
  };
}
