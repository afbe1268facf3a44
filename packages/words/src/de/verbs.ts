import { enumerate, join } from '../text.ts';

/**
 * A verb with its object can be an order („erhalte 2 Münzen“), stand behind a subordinate clause („erhältst du 2
 * Münzen“), behind „darfst du“ („2 Münzen erhalten“) or behind „um“ („2 Münzen zu erhalten“).
 */
export type Mode = 'order' | 'you' | 'infinitive' | 'zu';
/** `first`: the first of a row bears the „du“, the others do without. */
export type Clause = (mode: Mode, first: boolean) => string;

export type Verb = {
  readonly order: string;
  readonly you: string;
  readonly infinitive: string;
  readonly zu: string;
  /** The part that comes off: rücke … vor. */
  readonly particle?: string;
};

export const VERBS = {
  erhalten: { order: 'erhalte', you: 'erhältst', infinitive: 'erhalten', zu: 'zu erhalten' },
  zurückgewinnen: {
    order: 'gewinne',
    you: 'gewinnst',
    infinitive: 'zurückgewinnen',
    zu: 'zurückzugewinnen',
    particle: 'zurück',
  },
  nehmen: { order: 'nimm', you: 'nimmst', infinitive: 'nehmen', zu: 'zu nehmen' },
  errichten: { order: 'errichte', you: 'errichtest', infinitive: 'errichten', zu: 'zu errichten' },
  öffnen: { order: 'öffne', you: 'öffnest', infinitive: 'öffnen', zu: 'zu öffnen' },
  werten: { order: 'werte', you: 'wertest', infinitive: 'werten', zu: 'zu werten' },
  beliefern: { order: 'beliefere', you: 'belieferst', infinitive: 'beliefern', zu: 'zu beliefern' },
  vorrücken: { order: 'rücke', you: 'rückst', infinitive: 'vorrücken', zu: 'vorzurücken', particle: 'vor' },
  erneuern: { order: 'erneuere', you: 'erneuerst', infinitive: 'erneuern', zu: 'zu erneuern' },
  mischen: { order: 'mische', you: 'mischst', infinitive: 'mischen', zu: 'zu mischen' },
  aufdecken: { order: 'decke', you: 'deckst', infinitive: 'aufdecken', zu: 'aufzudecken', particle: 'auf' },
  auswürfeln: {
    order: 'würfle',
    you: 'würfelst',
    infinitive: 'auswürfeln',
    zu: 'auszuwürfeln',
    particle: 'aus',
  },
  legen: { order: 'lege', you: 'legst', infinitive: 'legen', zu: 'zu legen' },
  beenden: { order: 'beende', you: 'beendest', infinitive: 'beenden', zu: 'zu beenden' },
} as const satisfies Readonly<Record<string, Verb>>;

export function clause(verb: Verb, object: string): Clause {
  return (mode, first) => {
    switch (mode) {
      case 'order':
        return join(verb.order, object, verb.particle ?? '');
      case 'you':
        return join(verb.you, first ? 'du' : '', object, verb.particle ?? '');
      case 'infinitive':
        return join(object, verb.infinitive);
      case 'zu':
        return join(object, verb.zu);
    }
  };
}

/** „darfst du … erhalten“: what may be left. */
export function permitted(clauses: readonly Clause[]): Clause {
  return (mode, first) => {
    if (mode === 'infinitive' || mode === 'zu') return series(clauses, mode);
    const rest = series(clauses, 'infinitive');
    if (mode === 'order') return `du darfst ${rest}`;
    return join('darfst', first ? 'du' : '', rest);
  };
}

export function list(things: readonly string[]): string {
  return enumerate(things, 'und');
}

export function either(things: readonly string[]): string {
  return `entweder ${enumerate(things, 'oder')}`;
}

export function series(clauses: readonly Clause[], mode: Mode): string {
  return list(clauses.map((one, i) => one(mode, i === 0)));
}
