import type { Aside, Choice, Deed } from '@charterstone/rules';
import { cardOf, chosenIcon, word } from '../choices.ts';
import { offeredEffect } from '../effects/offers.ts';
import { charterNamed } from '../places.ts';
import { capital } from '../text.ts';
import type { ChoiceLabels, LackSentences, Source } from '../tongue.ts';
import { accepted } from './grammar.ts';
import { LABELS } from './labels.ts';
import type { Names } from './names.ts';

export function choicesIn(say: Names, { box }: Source): ChoiceLabels {
  const card = (choice: Choice): string => say.object(cardOf(choice));
  const site = (choice: Choice): string => say.site(choice.at ?? '');
  /** A card by its name, goods by their word. */
  const thing = (choice: Choice): string => {
    const icon = chosenIcon(choice);
    return icon === undefined ? card(choice) : say.goods(icon, 1);
  };
  const all = (choice: Choice): string => say.icon(chosenIcon(choice) ?? 'card');
  const offer = (choice: Choice): string => {
    const effect = offeredEffect(box, cardOf(choice));
    return effect === undefined ? `${card(choice)} nutzen` : accepted(effect);
  };
  return {
    charter: (choice) => `${capital(say.charter(charterNamed(word(choice)) ?? 'red'))} wählen`,
    lay: (choice) => `${card(choice)} auf ${site(choice)} errichten`,
    place: (choice, scene) => `Arbeiter auf ${say.onto(choice.at ?? '', scene)} setzen`,
    careful: (choice, scene) =>
      `Arbeiter auf ${say.onto(choice.at ?? '', scene)} setzen und den Nutzen auswählen`,
    retrieve: () => 'Alle Arbeiter zurücknehmen',
    build: (choice) => `${card(choice)} auf ${site(choice)} errichten`,
    open: (choice) => `Die Kiste auf ${card(choice)} öffnen`,
    score: (choice) => `Das Ziel ${card(choice)} werten`,
    sell: (choice) => `Ein Abgabenfeld beliefern: ${say.quotaSpace(choice.at ?? '')}`,
    pay: (choice) =>
      chosenIcon(choice) === undefined ? `${card(choice)} abwerfen` : `${thing(choice)} zahlen`,
    pick: (choice) => (choice.what === 'none' ? 'Nichts nehmen' : `${thing(choice)} nehmen`),
    use: (choice) => `Ja, ${offer(choice)} (${say.name(cardOf(choice))})`,
    pass: (choice) => `Nein, danke (${say.name(cardOf(choice))})`,
    choose: (choice) => LABELS[word(choice)] ?? capital(word(choice)),
    take: (choice) => `${all(choice)} nehmen`,
    leave: (choice) => `${all(choice)} liegen lassen`,
    next: (choice) => `${say.quoted(cardOf(choice))} zuerst`,
  };
}

export function asideIn(say: Names): (aside: Aside) => string {
  return (aside) =>
    aside.do === 'undo'
      ? 'Die letzte Entscheidung zurücknehmen'
      : `${say.quoted(aside.what)} den Namen ${aside.text} geben`;
}

const NO_AIM: { readonly [D in Deed]: string } = {
  construct: 'Du hast keine ungenutzte Gebäudekarte, die du errichten könntest.',
  crate: 'Du hast keine leere Gebäudekarte mit einer Kiste.',
  objective: 'Kein Ziel steht dir offen.',
  quota: 'Alle Felder der Abgabentabelle sind belegt.',
  progress: 'Der Fortschrittsmarker kann nicht weiter vorrücken.',
  refreshMat: 'Es gibt keine Karte, die auf das Ausbautableau kommen könnte.',
};

export function lacksIn(say: Names): LackSentences {
  return {
    goods: ({ good, short }) => `Dir ${short === 1 ? 'fehlt' : 'fehlen'} noch ${say.count(good, short)}.`,
    aim: ({ deed }) => NO_AIM[deed],
    shut: ({ card, crate }) =>
      `Kiste ${crate} auf ${say.quoted(card)} bleibt zu: Ihr Inhalt liegt dieser Ausgabe noch nicht bei.`,
    incomplete: ({ card }) => `Du hast das Ziel ${say.quoted(card)} noch nicht erfüllt.`,
    scored: ({ card }) => `Du hast das Ziel ${say.quoted(card)} in diesem Spiel schon gewertet.`,
    taken: ({ space }) => `Dieses Abgabenfeld ist schon belegt: ${say.quotaSpace(space)}.`,
    occupied: ({ site }) => `Auf ${say.site(site)} steht schon ein Gebäude.`,
    plot: () => 'In deinem Charter ist kein Bauplatz mehr frei.',
    notYours: () => 'Das gehört dir nicht.',
    empty: ({ site }) => `Auf ${say.site(site)} steht kein Gebäude.`,
    worker: () => 'Du hast keinen Arbeiter mehr im Vorrat. Nimm erst deine Arbeiter zurück.',
    nobodyOut: () => 'Von deinen Arbeitern ist keiner auf dem Spielplan.',
    notYourDecision: () => 'Erst muss jemand anderes entscheiden.',
    notNow: () => 'Das geht gerade nicht.',
    unknown: () => 'Das versteht hier niemand.',
    badName: () => 'Ein Name hat 1 bis 30 Zeichen und keine Leerzeichen am Rand.',
    named: ({ card }) => `${say.quoted(card)} hat schon einen Namen.`,
    noUndo: () =>
      'Es gibt nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat entschieden.',
  };
}
