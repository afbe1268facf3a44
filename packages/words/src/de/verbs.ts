import { enumerate, join } from '../text.ts';

/**
 * A verb with its object can be an order („erhalte 2 Münzen“), stand behind another clause („erhältst du 2 Münzen“),
 * begin one of its own („du erhältst 2 Münzen“), stand behind „darfst du“ („2 Münzen erhalten“) or behind „um“ („2
 * Münzen zu erhalten“).
 */
export type Mode = 'order' | 'inverted' | 'main' | 'infinitive' | 'zu';
/** Who does it: the reader, or somebody else, who has a name in the sentence and a pronoun after it. */
export type Person = { readonly their: boolean; readonly subject: string; readonly pronoun: string };
/** `first`: the first of a row bears the subject, the others do without. */
export type Clause = (mode: Mode, first: boolean, person: Person) => string;

export const YOU: Person = { their: false, subject: 'du', pronoun: 'du' };

export type Verb = {
  readonly order: string;
  readonly you: string;
  readonly they: string;
  readonly infinitive: string;
  readonly zu: string;
  /** The part that comes off: rücke … vor. */
  readonly particle?: string;
};

/** A verb whose forms follow from its stem: leg-en, lege, legst, legt. */
function weak(stem: string, infinitive = `${stem}en`): Verb {
  const e = /[td]$/.test(stem) ? 'e' : '';
  return {
    order: `${stem}e`,
    you: `${stem}${e}st`,
    they: `${stem}${e}t`,
    infinitive,
    zu: `zu ${infinitive}`,
  };
}

/** With a part that comes off: vor-rücken, rücke … vor. */
function apart(particle: string, verb: Verb): Verb {
  return {
    ...verb,
    particle,
    infinitive: `${particle}${verb.infinitive}`,
    zu: `${particle}zu${verb.infinitive}`,
  };
}

function strong(order: string, you: string, they: string, infinitive: string): Verb {
  return { order, you, they, infinitive, zu: `zu ${infinitive}` };
}

const nehmen = strong('nimm', 'nimmst', 'nimmt', 'nehmen');
const werfen = strong('wirf', 'wirfst', 'wirft', 'werfen');
const gewinnen = strong('gewinne', 'gewinnst', 'gewinnt', 'gewinnen');
const würfeln = strong('würfle', 'würfelst', 'würfelt', 'würfeln');
const lassen = strong('lass', 'lässt', 'lässt', 'lassen');

export const VERBS = {
  erhalten: strong('erhalte', 'erhältst', 'erhält', 'erhalten'),
  zurückgewinnen: apart('zurück', gewinnen),
  nehmen,
  zurücknehmen: apart('zurück', nehmen),
  geben: strong('gib', 'gibst', 'gibt', 'geben'),
  abwerfen: apart('ab', werfen),
  stehenlassen: { ...lassen, particle: 'stehen', infinitive: 'stehen lassen', zu: 'stehen zu lassen' },
  errichten: weak('erricht'),
  öffnen: strong('öffne', 'öffnest', 'öffnet', 'öffnen'),
  werten: weak('wert'),
  beliefern: strong('beliefere', 'belieferst', 'beliefert', 'beliefern'),
  bewegen: weak('beweg'),
  vorrücken: apart('vor', weak('rück')),
  erneuern: strong('erneuere', 'erneuerst', 'erneuert', 'erneuern'),
  mischen: strong('mische', 'mischst', 'mischt', 'mischen'),
  durchsuchen: weak('durchsuch'),
  aufdecken: apart('auf', weak('deck')),
  würfeln,
  auswürfeln: apart('aus', würfeln),
  vorlesen: apart('vor', strong('lies', 'liest', 'liest', 'lesen')),
  legen: weak('leg'),
  zurücklegen: apart('zurück', weak('leg')),
  verteilen: weak('verteil'),
  zahlen: weak('zahl'),
  benutzen: strong('benutze', 'benutzt', 'benutzt', 'benutzen'),
  bringen: weak('bring'),
  machen: weak('mach'),
  wählen: weak('wähl'),
  notieren: weak('notier'),
  markieren: weak('markier'),
} as const satisfies Readonly<Record<string, Verb>>;

/** The object may speak of whose things they are: „in deinem Charter“, „im eigenen Charter“. */
export function clause(verb: Verb, object: string | ((their: boolean) => string)): Clause {
  return (mode, first, { their, subject }) => {
    const what = typeof object === 'string' ? object : object(their);
    const finite = their ? verb.they : verb.you;
    switch (mode) {
      case 'order':
        return join(their ? join(first ? subject : '', finite) : verb.order, what, verb.particle ?? '');
      case 'main':
        return join(first ? subject : '', finite, what, verb.particle ?? '');
      case 'inverted':
        return join(finite, first ? subject : '', what, verb.particle ?? '');
      case 'infinitive':
        return join(what, verb.infinitive);
      case 'zu':
        return join(what, verb.zu);
    }
  };
}

/** Something that happens of itself, whoever acts: only its word order changes. */
export function statement(main: string, inverted: string): Clause {
  return (mode) => (mode === 'inverted' ? inverted : main);
}

/** „darfst du … erhalten“: what may be left. */
export function permitted(clauses: readonly Clause[]): Clause {
  return (mode, first, person) => {
    if (mode === 'infinitive' || mode === 'zu') return series(clauses, mode, person);
    const may = person.their ? 'darf' : 'darfst';
    const who = first || mode === 'order' ? person.subject : '';
    const rest = series(clauses, 'infinitive', person);
    return mode === 'inverted' ? join(may, who, rest) : join(who, may, rest);
  };
}

export function list(things: readonly string[]): string {
  return enumerate(things, 'und');
}

export function either(things: readonly string[]): string {
  return `entweder ${enumerate(things, 'oder')}`;
}

export function series(clauses: readonly Clause[], mode: Mode, person: Person = YOU): string {
  return list(clauses.map((one, i) => one(mode, i === 0, person)));
}
