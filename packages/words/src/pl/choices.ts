import type { Aside, ByBuilding, Choice, Deed } from '@charterstone/rules';
import { cardOf, chosenIcon, chosenNumber, chosenWorker, picksWorker, word } from '../choices.ts';
import { actionOf, offeredDeal } from '../effects/offers.ts';
import { type Picking, pickingOf } from '../effects/picking.ts';
import { stepsOf } from '../effects/steps.ts';
import { charterNamed, isIsland, readGloryRow } from '../places.ts';
import { capital, withNames } from '../text.ts';
import type { ChoiceLabels, LackSentences, Scene, Source } from '../tongue.ts';
import { accepted } from './abilities.ts';
import { SPACE } from './amounts.ts';
import { told } from './grammar.ts';
import { LABELS } from './labels.ts';
import type { Names } from './names.ts';
import { ICON_NOUNS } from './nouns.ts';
import { countedObject, objectInGeneral } from './numerals.ts';
import { list } from './verbs.ts';

/** While nothing tells them apart the big worker is offered, as any worker. */
const WORKERS = { big: 'robotnika', small: 'małego robotnika' } as const;

const PICKS: { readonly [P in Picking]: (what: string) => string } = {
  take: (what) => `Weź ${what}`,
  measure: (what) => `Weź ${what}`,
  persona: (what) => `Wybierz ${what}`,
  archive: (what) => `Odłóż do Archiwum ${what}`,
  give: (what) => `Oddaj ${what}`,
};

export function choicesIn(say: Names, { box }: Source): ChoiceLabels {
  const quoted = (choice: Choice): string => say.quoted(cardOf(choice));
  const on = (choice: Choice): string => say.on(choice.at ?? '');
  /** A card by its name, goods by their word. */
  const thing = (choice: Choice): string => {
    const icon = chosenIcon(choice);
    return icon === undefined ? `kartę ${quoted(choice)}` : say.goods(icon, 1);
  };
  const all = (choice: Choice): string => objectInGeneral(ICON_NOUNS[chosenIcon(choice) ?? 'card']);
  const offer = (choice: Choice, { ability, asks }: Scene): string => {
    const deal = offeredDeal(box, cardOf(choice), ability, asks !== undefined);
    return deal === undefined ? '' : `, chcę ${withNames(accepted(deal, 'infinitive'), say.quoted)}`;
  };
  const act = (choice: Choice): string => {
    const deal = actionOf(box, cardOf(choice));
    return deal === undefined ? '' : `: ${withNames(accepted(deal, 'you'), say.quoted)}`;
  };
  const worker = (choice: Choice, { apart }: Scene): string => {
    const found = chosenWorker(choice);
    if (found === 'big' && apart) return 'dużego robotnika';
    return found === 'big' || found === 'small' ? WORKERS[found] : ICON_NOUNS[found].object;
  };
  const place = (choice: Choice, scene: Scene): string => {
    const where = scene.isSaid ? '' : ` ${say.at(choice.at ?? '', scene)}`;
    return `Postaw ${worker(choice, scene)}${where}`;
  };
  /** Whose offer it is. */
  const offered = (choice: Choice, { isSaid }: Scene): string =>
    isSaid ? '' : ` (${say.name(cardOf(choice))})`;
  const mark = (choice: Choice): string => {
    const row = readGloryRow(word(choice), box);
    if (row === undefined) return `1 punkt pojemności więcej na ${all(choice)}`;
    const bonus = row.bonus === undefined ? '' : told(stepsOf(row.bonus), 'you');
    return `Zamaluj gwiazdkę w rzędzie ${row.row}${bonus === '' ? '' : ` (za pełny rząd: ${bonus})`}`;
  };
  const by = (choice: Choice): string => {
    const n = chosenNumber(choice);
    if (n === 0) return 'Zostaw go na miejscu';
    return `O ${countedObject(SPACE, Math.abs(n))} do ${n < 0 ? 'tyłu' : 'przodu'}`;
  };
  return {
    charter: (choice) => `Wybierz ${say.charterObject(charterNamed(word(choice)) ?? 'red')}`,
    lay: (choice) =>
      typeof choice.what === 'string'
        ? `Połóż ${say.islandObject(choice.what)} ${say.over(choice.at ?? '')}`
        : `Postaw budynek ${quoted(choice)} ${on(choice)}`,
    place,
    careful: (choice, scene) => `${place(choice, scene)} i wybierz, co bierzesz`,
    retrieve: () => 'Odzyskaj wszystkich swoich robotników',
    build: (choice) => `Wznieś budynek ${quoted(choice)} ${on(choice)}`,
    open: (choice) =>
      choice.at === undefined ? `Otwórz skrzynię z karty ${quoted(choice)}` : `Otwórz skrzynię ${choice.at}`,
    score: (choice) => `Zapunktuj cel ${quoted(choice)}`,
    sell: (choice) => `Zapełnij pole toru eksportu: ${say.quotaSpace(choice.at ?? '')}`,
    pay: (choice) => `${chosenIcon(choice) === undefined ? 'Odrzuć' : 'Zapłać'} ${thing(choice)}`,
    pick: (choice, { asks }) => {
      if (choice.what === 'none') return 'Nie bierz niczego';
      if (choice.what === 'deck') return 'Weź w ciemno wierzchnią kartę talii';
      return picksWorker(choice)
        ? `Odzyskaj ${choice.what === 'big' ? 'dużego' : 'małego'} robotnika`
        : PICKS[pickingOf(box, choice, asks)](thing(choice));
    },
    use: (choice, scene) => `Tak${offer(choice, scene)}${offered(choice, scene)}`,
    pass: (choice, scene) => `Nie, dziękuję${offered(choice, scene)}`,
    choose: (choice) => LABELS[word(choice)] ?? capital(word(choice)),
    take: (choice) => `Weź ${all(choice)}`,
    leave: (choice) => `Zostaw ${all(choice)}`,
    next: (choice) => `Najpierw ${quoted(choice)}`,
    act: (choice) => `Użyj karty ${quoted(choice)}${act(choice)}`,
    end: () => 'Zakończ turę',
    by,
    mark,
    keep: (choice) => `Zachowaj ${thing(choice)}`,
    done: () => 'Nie zachowuj nic więcej',
  };
}

export function asideIn(say: Names): (aside: Aside) => string {
  return (aside) => {
    switch (aside.do) {
      case 'undo':
        return 'Cofnij ostatnią decyzję';
      case 'name':
        if (typeof aside.what === 'number')
          return `Nadaj karcie ${say.quoted(aside.what)} imię ${aside.text}`;
        return `Nadaj ${aside.what === 'village' ? 'osadzie' : 'swojej dzielnicy'} nazwę ${aside.text}`;
      case 'join':
        return `Obejmij ${say.charterObject(charterNamed(aside.what) ?? 'red')} od następnej rozgrywki`;
      case 'part':
        return 'Odejdź od stołu po tej rozgrywce';
      case 'stay':
        return 'Zostaw wszystko po staremu';
      case 'automa':
        return `Od następnej rozgrywki ${say.charterObject(charterNamed(aside.what) ?? 'red')} obejmuje Automa`;
      case 'dismiss':
        return `Po tej rozgrywce Automa zostawia ${say.charterObject(charterNamed(aside.what) ?? 'red')}`;
      case 'deal':
        return 'Potasuj na nowo wszystko, co zakryte';
      case 'tell':
        return `Inne osady zdobywają średnio ${say.goods('vp', aside.what)}`;
    }
  };
}

const NO_AIM: { readonly [D in Deed]: string } = {
  construct: 'Nie masz karty niewzniesionego budynku.',
  crate: 'Nie masz karty wzniesionego budynku ze skrzynią.',
  objective: 'Nie ma celu, który możesz teraz zapunktować.',
  quota: 'Wszystkie pola toru eksportu są zajęte.',
  progress: 'Znacznik postępu nie może pójść dalej.',
  income: 'Nie masz niczego, co przyniosłoby przychód.',
  refreshMat: 'Nie ma kart, które mogłyby trafić na planszetkę rozwoju.',
  persona: 'W twoim kufrze nie ma innej osobowości.',
  retrieve: 'Na planszy nie ma żadnego z twoich robotników.',
  again: 'Nie możesz rozegrać dodatkowej tury.',
};

const BY_BUILDING: { readonly [B in ByBuilding]: string } = {
  construct: 'Aby go wznieść, wyślij robotnika do budynku, który pozwala wznosić budynki.',
  crate: 'Aby otworzyć skrzynię, wyślij robotnika do budynku, który pozwala otwierać skrzynie.',
  objective: 'Aby zapunktować ten cel, wyślij robotnika do budynku, który pozwala punktować cele.',
  quota: 'Aby zająć to pole, wyślij robotnika do budynku, który pozwala zapełniać tor eksportu.',
  card: 'Aby wziąć tę kartę, wyślij robotnika do budynku, który daje karty rozwoju.',
};

export function lacksIn(say: Names): LackSentences {
  return {
    goods: ({ good, short }) => `Musisz mieć jeszcze ${say.goods(good, short)}.`,
    build: ({ card, goods }) =>
      `Aby wznieść budynek ${say.quoted(card)}, musisz mieć jeszcze ${list(goods.map(({ good, short }) => say.goods(good, short)))}.`,
    aim: ({ deed }) => NO_AIM[deed],
    shut: ({ card, crate }) =>
      `Skrzynia ${crate} z karty ${say.quoted(card)} pozostaje zamknięta: w tym wydaniu nie ma jeszcze jej zawartości.`,
    byBuilding: ({ gives }) => BY_BUILDING[gives],
    incomplete: ({ card }) => `Cel ${say.quoted(card)} nie jest jeszcze wykonany.`,
    scored: ({ card }) => `Za cel ${say.quoted(card)} masz już w tej grze punkty.`,
    taken: ({ space }) => `To pole toru eksportu jest już zajęte: ${say.quotaSpace(space)}.`,
    forbidden: ({ card }) => `Teraz tego nie wolno (${say.name(card)}).`,
    spent: ({ card }) => `Karta ${say.quoted(card)} działa tylko raz i już została użyta.`,
    covered: ({ site }) =>
      isIsland(site)
        ? `${capital(say.site(site))} leży w kufrze.`
        : `${capital(say.over(site))} wisi podniebna wyspa.`,
    token: ({ site }) => `Przy budynku ${say.on(site)} leży już twój znacznik wpływu.`,
    occupied: ({ site }) => `${capital(say.on(site))} stoi już budynek.`,
    basic: () => 'Nad budynkiem podstawowym nigdy nie wisi podniebna wyspa.',
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
    titled: ({ what }) => {
      const charter = charterNamed(what);
      return `${charter === undefined ? 'Osada' : capital(say.charter(charter))} ma już nazwę.`;
    },
    lastSeat: () => 'Ktoś musi zostać przy stole.',
    seated: ({ charter }) => `${capital(say.charter(charter))} jest już zajęta.`,
    noUndo: () => 'Nie ma czego cofać: od tamtej pory coś odsłonięto albo zdecydował ktoś inny.',
  };
}
