import type { Aside, Choice, Deed } from '@charterstone/rules';
import { cardOf, chosenIcon, word } from '../choices.ts';
import { offeredEffect } from '../effects/offers.ts';
import { charterNamed } from '../places.ts';
import { capital } from '../text.ts';
import type { ChoiceLabels, LackSentences, Source } from '../tongue.ts';
import { accepted } from './grammar.ts';
import { LABELS } from './labels.ts';
import type { Names } from './names.ts';
import { ICON_NOUNS } from './nouns.ts';
import { objectInGeneral } from './numerals.ts';

export function choicesIn(say: Names, { box }: Source): ChoiceLabels {
  const quoted = (choice: Choice): string => say.quoted(cardOf(choice));
  const on = (choice: Choice): string => say.on(choice.at ?? '');
  /** A card by its name, goods by their word. */
  const thing = (choice: Choice): string => {
    const icon = chosenIcon(choice);
    return icon === undefined ? `kartę ${quoted(choice)}` : say.goods(icon, 1);
  };
  const all = (choice: Choice): string => objectInGeneral(ICON_NOUNS[chosenIcon(choice) ?? 'card']);
  const offer = (choice: Choice): string => {
    const effect = offeredEffect(box, cardOf(choice));
    return effect === undefined ? 'skorzystać' : accepted(effect);
  };
  return {
    charter: (choice) => `Wybierz ${say.charterObject(charterNamed(word(choice)) ?? 'red')}`,
    lay: (choice) => `Postaw budynek ${quoted(choice)} ${on(choice)}`,
    place: (choice, scene) => `Postaw robotnika ${say.at(choice.at ?? '', scene)}`,
    careful: (choice, scene) => `Postaw robotnika ${say.at(choice.at ?? '', scene)} i wybierz, co bierzesz`,
    retrieve: () => 'Odzyskaj wszystkich swoich robotników',
    build: (choice) => `Wznieś budynek ${quoted(choice)} ${on(choice)}`,
    open: (choice) => `Otwórz skrzynię z karty ${quoted(choice)}`,
    score: (choice) => `Zapunktuj cel ${quoted(choice)}`,
    sell: (choice) => `Zapełnij pole toru eksportu: ${say.quotaSpace(choice.at ?? '')}`,
    pay: (choice) => `${chosenIcon(choice) === undefined ? 'Odrzuć' : 'Zapłać'} ${thing(choice)}`,
    pick: (choice) => (choice.what === 'none' ? 'Nie bierz niczego' : `Weź ${thing(choice)}`),
    use: (choice) => `Tak, chcę ${offer(choice)} (${say.name(cardOf(choice))})`,
    pass: (choice) => `Nie, dziękuję (${say.name(cardOf(choice))})`,
    choose: (choice) => LABELS[word(choice)] ?? capital(word(choice)),
    take: (choice) => `Weź ${all(choice)}`,
    leave: (choice) => `Zostaw ${all(choice)}`,
    next: (choice) => `Najpierw ${quoted(choice)}`,
  };
}

export function asideIn(say: Names): (aside: Aside) => string {
  return (aside) =>
    aside.do === 'undo'
      ? 'Cofnij ostatnią decyzję'
      : `Nadaj karcie ${say.quoted(aside.what)} imię ${aside.text}`;
}

const NO_AIM: { readonly [D in Deed]: string } = {
  construct: 'Nie masz karty niewzniesionego budynku.',
  crate: 'Nie masz karty wzniesionego budynku ze skrzynią.',
  objective: 'Żaden cel nie jest dla ciebie dostępny.',
  quota: 'Wszystkie pola toru eksportu są zajęte.',
  progress: 'Znacznik postępu nie może pójść dalej.',
  refreshMat: 'Nie ma kart, które mogłyby trafić na planszetkę rozwoju.',
};

export function lacksIn(say: Names): LackSentences {
  return {
    goods: ({ good, short }) => `Musisz mieć jeszcze ${say.goods(good, short)}.`,
    aim: ({ deed }) => NO_AIM[deed],
    shut: ({ card, crate }) =>
      `Skrzynia ${crate} z karty ${say.quoted(card)} pozostaje zamknięta: w tym wydaniu nie ma jeszcze jej zawartości.`,
    incomplete: ({ card }) => `Cel ${say.quoted(card)} nie jest jeszcze wykonany.`,
    scored: ({ card }) => `Za cel ${say.quoted(card)} masz już w tej grze punkty.`,
    taken: ({ space }) => `To pole toru eksportu jest już zajęte: ${say.quotaSpace(space)}.`,
    occupied: ({ site }) => `${capital(say.on(site))} stoi już budynek.`,
    plot: () => 'W twojej dzielnicy nie ma już wolnej działki.',
    notYours: () => 'To nie należy do ciebie.',
    empty: ({ site }) => `${capital(say.on(site))} nie ma budynku.`,
    worker: () => 'Nie masz robotnika w zasobach osobistych. Najpierw odzyskaj robotników.',
    nobodyOut: () => 'Na planszy nie ma żadnego z twoich robotników.',
    notYourDecision: () => 'Najpierw musi zdecydować ktoś inny.',
    notNow: () => 'Teraz nie można tego zrobić.',
    unknown: () => 'Nikt tu tego nie rozumie.',
    badName: () => 'Imię ma od 1 do 30 znaków i nie zaczyna się ani nie kończy spacją.',
    named: ({ card }) => `Karta ${say.quoted(card)} ma już imię.`,
    noUndo: () => 'Nie ma czego cofać: od tamtej pory coś odsłonięto albo zdecydował ktoś inny.',
  };
}
