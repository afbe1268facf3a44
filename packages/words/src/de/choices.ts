import type { Aside, ByBuilding, Choice, Deed } from '@charterstone/rules';
import { cardOf, chosenIcon, chosenNumber, chosenWorker, picksWorker, word } from '../choices.ts';
import { actionOf, offeredDeal } from '../effects/offers.ts';
import { type Picking, pickingOf } from '../effects/picking.ts';
import { stepsOf } from '../effects/steps.ts';
import { charterNamed, isIsland, readGloryRow } from '../places.ts';
import { capital, withNames } from '../text.ts';
import type { ChoiceLabels, LackSentences, Scene, Source } from '../tongue.ts';
import { accepted } from './abilities.ts';
import { told } from './grammar.ts';
import { LABELS } from './labels.ts';
import type { Names } from './names.ts';
import { list } from './verbs.ts';

/** While nothing tells them apart the big worker is offered, as any worker. */
const WORKERS = { big: 'Arbeiter', small: 'Kleinen Arbeiter' } as const;

const PICKS: { readonly [P in Picking]: (what: string) => string } = {
  take: (what) => `${what} nehmen`,
  measure: (what) => `${what} nehmen`,
  persona: (what) => `${what} spielen`,
  archive: (what) => `${what} ins Archiv legen`,
  give: (what) => `${what} abgeben`,
};

export function choicesIn(say: Names, { box }: Source): ChoiceLabels {
  const card = (choice: Choice): string => say.object(cardOf(choice));
  const site = (choice: Choice): string => say.site(choice.at ?? '');
  /** A card by its name, goods by their word. */
  const thing = (choice: Choice): string => {
    const icon = chosenIcon(choice);
    return icon === undefined ? card(choice) : say.goods(icon, 1);
  };
  const all = (choice: Choice): string => say.icon(chosenIcon(choice) ?? 'card');
  const offer = (choice: Choice, { ability, asks }: Scene): string => {
    const deal = offeredDeal(box, cardOf(choice), ability, asks !== undefined);
    return deal === undefined ? '' : `, ${withNames(accepted(deal), say.quoted)}`;
  };
  const act = (choice: Choice): string => {
    const deal = actionOf(box, cardOf(choice));
    return deal === undefined ? '' : `: ${withNames(accepted(deal), say.quoted)}`;
  };
  const worker = (choice: Choice, { apart }: Scene): string => {
    const found = chosenWorker(choice);
    if (found === 'big' && apart) return 'Großen Arbeiter';
    return found === 'big' || found === 'small' ? WORKERS[found] : say.goods(found, 1).slice(2);
  };
  const place = (choice: Choice, scene: Scene): string => {
    const onto = scene.isSaid ? '' : ` auf ${say.onto(choice.at ?? '', scene)}`;
    return `${worker(choice, scene)}${onto} setzen`;
  };
  /** Whose offer it is. */
  const offered = (choice: Choice, { isSaid }: Scene): string =>
    isSaid ? '' : ` (${say.name(cardOf(choice))})`;
  const mark = (choice: Choice): string => {
    const row = readGloryRow(word(choice), box);
    if (row === undefined) return `1 Kapazität mehr für ${all(choice)}`;
    const bonus = row.bonus === undefined ? '' : told(stepsOf(row.bonus), 'infinitive');
    return `Einen Stern in Reihe ${row.row} ausfüllen${bonus === '' ? '' : ` (wenn sie voll ist: ${bonus})`}`;
  };
  const by = (choice: Choice): string => {
    const n = chosenNumber(choice);
    if (n === 0) return 'Stehen lassen';
    return `${Math.abs(n) === 1 ? '1 Feld' : `${Math.abs(n)} Felder`} ${n < 0 ? 'zurück' : 'vor'}`;
  };
  return {
    charter: (choice) => `${capital(say.charter(charterNamed(word(choice)) ?? 'red'))} wählen`,
    lay: (choice) =>
      typeof choice.what === 'string'
        ? `${say.site(choice.what)} über ${site(choice)} legen`
        : `${card(choice)} auf ${site(choice)} errichten`,
    place,
    careful: (choice, scene) => `${place(choice, scene)} und den Nutzen auswählen`,
    retrieve: () => 'Alle Arbeiter zurücknehmen',
    build: (choice) => `${card(choice)} auf ${site(choice)} errichten`,
    open: (choice) =>
      choice.at === undefined ? `Die Kiste auf ${card(choice)} öffnen` : `Kiste ${choice.at} öffnen`,
    score: (choice) => `Das Ziel ${card(choice)} werten`,
    sell: (choice) => `Ein Abgabenfeld beliefern: ${say.quotaSpace(choice.at ?? '')}`,
    pay: (choice) =>
      chosenIcon(choice) === undefined ? `${card(choice)} abwerfen` : `${thing(choice)} zahlen`,
    pick: (choice, { asks }) => {
      if (choice.what === 'none') return 'Nichts nehmen';
      if (choice.what === 'deck') return 'Die oberste Karte des Decks nehmen, ohne sie vorher zu sehen';
      return picksWorker(choice)
        ? `Den ${choice.what === 'big' ? 'großen' : 'kleinen'} Arbeiter zurücknehmen`
        : PICKS[pickingOf(box, choice, asks)](thing(choice));
    },
    use: (choice, scene) => `Ja${offer(choice, scene)}${offered(choice, scene)}`,
    pass: (choice, scene) => `Nein, danke${offered(choice, scene)}`,
    choose: (choice) => LABELS[word(choice)] ?? capital(word(choice)),
    take: (choice) => `${all(choice)} nehmen`,
    leave: (choice) => `${all(choice)} liegen lassen`,
    next: (choice) => `${say.quoted(cardOf(choice))} zuerst`,
    act: (choice) => `${card(choice)} einsetzen${act(choice)}`,
    end: () => 'Den Zug beenden',
    by,
    mark,
    keep: (choice) => `${thing(choice)} behalten`,
    done: () => 'Nichts weiter behalten',
  };
}

export function asideIn(say: Names): (aside: Aside) => string {
  return (aside) => {
    switch (aside.do) {
      case 'undo':
        return 'Die letzte Entscheidung zurücknehmen';
      case 'name':
        return `${typeof aside.what === 'number' ? say.quoted(aside.what) : capital(say.titled(aside.what))} den Namen ${aside.text} geben`;
      case 'join':
        return `Ab dem nächsten Spiel ${say.charter(charterNamed(aside.what) ?? 'red')} spielen`;
      case 'part':
        return 'Nach diesem Spiel den Tisch verlassen';
      case 'stay':
        return 'Alles lassen, wie es ist';
      case 'automa':
        return `Ab dem nächsten Spiel spielt ein Automa ${say.charter(charterNamed(aside.what) ?? 'red')}`;
      case 'dismiss':
        return `Nach diesem Spiel spielt kein Automa mehr ${say.charter(charterNamed(aside.what) ?? 'red')}`;
      case 'deal':
        return 'Alles Verdeckte neu mischen';
      case 'tell':
        return `Andere Dörfer erreichen im Schnitt ${say.goods('vp', aside.what)}`;
    }
  };
}

const NO_AIM: { readonly [D in Deed]: string } = {
  construct: 'Du hast keine ungenutzte Gebäudekarte, die du errichten könntest.',
  crate: 'Du hast keine leere Gebäudekarte mit einer Kiste.',
  objective: 'Gerade erfüllst du kein Ziel, das du noch werten könntest.',
  quota: 'Alle Felder der Abgabentabelle sind belegt.',
  progress: 'Der Fortschrittsmarker kann nicht weiter vorrücken.',
  income: 'Du hast nichts, was Einkommen gibt.',
  refreshMat: 'Es gibt keine Karte, die auf das Ausbautableau kommen könnte.',
  persona: 'In deiner Chartertruhe liegt keine weitere Rolle.',
  retrieve: 'Von deinen Arbeitern ist keiner auf dem Spielplan.',
  again: 'Du kannst keinen weiteren Zug machen.',
};

const BY_BUILDING: { readonly [B in ByBuilding]: string } = {
  construct: 'Um es zu errichten, schicke einen Arbeiter zu einem Gebäude, mit dem man baut.',
  crate: 'Um die Kiste zu öffnen, schicke einen Arbeiter zu einem Gebäude, das Kisten öffnet.',
  objective: 'Um es zu werten, schicke einen Arbeiter zu einem Gebäude, das Ziele wertet.',
  quota: 'Um es zu beliefern, schicke einen Arbeiter zu einem Gebäude, das Abgabenfelder beliefert.',
  card: 'Um sie zu nehmen, schicke einen Arbeiter zu einem Gebäude, das Ausbaukarten gibt.',
};

export function lacksIn(say: Names): LackSentences {
  return {
    goods: ({ good, short }) => `Dir ${short === 1 ? 'fehlt' : 'fehlen'} noch ${say.count(good, short)}.`,
    build: ({ card, goods }) => {
      const isOne = goods.length === 1 && goods[0]?.short === 1;
      const short = list(goods.map(({ good, short: n }) => say.count(good, n)));
      return `Um ${say.quoted(card)} zu errichten, ${isOne ? 'fehlt' : 'fehlen'} dir noch ${short}.`;
    },
    aim: ({ deed }) => NO_AIM[deed],
    shut: ({ card, crate }) =>
      `Kiste ${crate} auf ${say.quoted(card)} bleibt zu: Ihr Inhalt liegt dieser Ausgabe noch nicht bei.`,
    byBuilding: ({ gives }) => BY_BUILDING[gives],
    incomplete: ({ card }) => `Du hast das Ziel ${say.quoted(card)} noch nicht erfüllt.`,
    scored: ({ card }) => `Du hast das Ziel ${say.quoted(card)} in diesem Spiel schon gewertet.`,
    taken: ({ space }) => `Dieses Abgabenfeld ist schon belegt: ${say.quotaSpace(space)}.`,
    forbidden: ({ card }) => `Das ist gerade nicht erlaubt (${say.name(card)}).`,
    spent: ({ card }) => `${say.quoted(card)} lässt sich nur einmal nutzen, und das ist schon geschehen.`,
    covered: ({ site }) =>
      isIsland(site)
        ? `${say.site(site)} liegt in der Chartertruhe.`
        : `Über ${say.site(site)} liegt eine Himmelsinsel.`,
    token: ({ site }) => `Neben dem Gebäude auf ${say.site(site)} liegt schon dein Einflussmarker.`,
    occupied: ({ site }) => `Auf ${say.site(site)} steht schon ein Gebäude.`,
    basic: () => 'Über einem Grundgebäude schwebt nie eine Himmelsinsel.',
    plot: () => 'In deinem Charter ist kein Bauplatz mehr frei.',
    notYours: () => 'Das gehört dir nicht.',
    empty: ({ site }) => `Auf ${say.site(site)} steht kein Gebäude.`,
    worker: () => 'Du hast keinen Arbeiter mehr im Vorrat. Nimm erst deine Arbeiter zurück.',
    nobodyOut: () => 'Von deinen Arbeitern ist keiner auf dem Spielplan.',
    notYourDecision: () => 'Erst muss jemand anders entscheiden.',
    notNow: () => 'Das geht gerade nicht.',
    unknown: () => 'Das versteht hier niemand.',
    badName: () => 'Ein Name hat 1 bis 30 Zeichen und keine Leerzeichen am Rand.',
    named: ({ card }) => `${say.quoted(card)} hat schon einen Namen.`,
    titled: ({ what }) => {
      const charter = charterNamed(what);
      return charter === undefined
        ? 'Das Dorf hat schon einen Namen.'
        : `${capital(say.charter(charter))} hat schon einen Namen.`;
    },
    lastSeat: () => 'Jemand muss am Tisch bleiben.',
    seated: ({ charter }) => `${capital(say.charter(charter))} ist schon vergeben.`,
    noUndo: () =>
      'Es gibt nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders hat entschieden.',
  };
}
