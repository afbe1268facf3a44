import { type Charter, type Fact, PERILS } from '@charterstone/rules';
import { noteAutomas } from './automas.ts';
import { accountOf, add, type Books, minionNamed, TOKENS } from './books.ts';
import { clear } from './clear.ts';

type FactOf<F extends Fact['fact']> = Extract<Fact, { readonly fact: F }>;

/** A fact is heard and written down. What changes nothing on the table (a roll, a card that spoke) is passed by. */
export function note(books: Books, fact: Fact): void {
  noteTime(books, fact);
  notePieces(books, fact);
  noteCards(books, fact);
  noteVillage(books, fact);
  noteSheets(books, fact);
}

/** Whether somebody sits on a chair, though an Automa may stand in. */
function isPersons(books: Books, seat: number): boolean {
  return books.seats.has(seat) && (!books.automas.has(seat) || books.absent.has(seat));
}

function noteTime(books: Books, fact: Fact): void {
  noteAutomas(books, fact);
  switch (fact.fact) {
    case 'charterChosen':
    case 'automaSeated':
    case 'arrived':
      books.seats.set(fact.seat, fact.charter);
      books.coming.delete(fact.seat);
      if (books.game > 0) accountOf(books, fact.charter).goods.set('influence', TOKENS);
      else accountOf(books, fact.charter);
      break;
    case 'departed':
    case 'automaLeft':
      books.seats.delete(fact.seat);
      books.coming.delete(fact.seat);
      break;
    case 'joining':
      books.coming.set(fact.seat, fact.charter);
      break;
    case 'leaving':
      books.coming.set(fact.seat, undefined);
      break;
    case 'staying':
      // Whoever was to come takes it back: whoever sits on the chair leaves all the same.
      if (books.coming.get(fact.seat) !== undefined && isPersons(books, fact.seat))
        books.coming.set(fact.seat, undefined);
      else books.coming.delete(fact.seat);
      break;
    case 'gameBegan':
      books.game = fact.game;
      books.first = fact.first;
      books.progress = fact.progress;
      if (fact.game === 1) for (const { goods } of books.accounts.values()) goods.set('influence', TOKENS);
      break;
    case 'started':
      books.game++;
      books.progress = fact.progress;
      for (const account of books.accounts.values()) account.points = 0;
      break;
    case 'roundBegan':
      books.round = fact.round;
      break;
    case 'turnBegan':
      books.turn = fact.turn;
      books.active = fact.charter;
      break;
    case 'advanced':
      books.progress = fact.to;
      break;
    case 'gameEnded':
      books.winners = fact.winners;
      break;
    case 'campaignEnded':
      books.campaignOver = true;
      break;
    case 'cleared':
      clear(books, fact.cards);
      break;
    default:
  }
}

/** Goods, influence, workers, minions. */
function notePieces(books: Books, fact: Fact): void {
  switch (fact.fact) {
    case 'gained':
      book(books, fact, 1);
      break;
    case 'paid':
    case 'returned':
      book(books, fact, -1);
      break;
    case 'gave':
      book(books, fact, -1);
      book(books, { ...fact, charter: fact.to }, 1);
      break;
    case 'points':
      accountOf(books, fact.charter).points += fact.n;
      break;
    case 'placed':
      send(books, fact.charter, fact.worker, fact.site);
      break;
    case 'bumped':
      send(books, fact.owner, fact.worker, 'home');
      break;
    case 'retrieved':
      for (const worker of fact.workers) send(books, fact.charter, worker, 'home');
      break;
    case 'esteemed':
      book(books, { ...fact, good: 'influence', n: 1 }, -1);
      books.reputation.set(fact.space, fact.charter);
      break;
    case 'sold':
      book(books, { ...fact, good: 'influence', n: 1 }, -1);
      books.quota.set(fact.space, fact.charter);
      break;
    case 'scored':
      book(books, { ...fact, good: 'influence', n: 1 }, -1);
      books.scored.add(`${fact.card} ${fact.charter}`);
      break;
    default:
  }
}

type Change = { readonly charter: Charter; readonly good: string; readonly n: number; readonly fact: string };

/** Something goes into a supply, or out of it. */
function book(books: Books, { charter, good, n, fact }: Change, sign: 1 | -1): void {
  const { goods, perils } = accountOf(books, charter);
  const minion = minionNamed(good);
  if (minion !== undefined) {
    for (let i = 0; i < n; i++) {
      if (sign === 1) books.minions.push({ minion, owner: charter, at: 'home' });
      else lose(books, charter, minion);
    }
    return;
  }
  if (PERILS.some((peril) => peril === good)) add(perils, good, sign * n);
  else add(goods, good, sign * n);
  // Paid influence lies in the spent pile, and only that comes back; put influence stays where it was put.
  if (good === 'influence' && (fact === 'paid' || fact === 'gained')) add(goods, 'spent', -sign * n);
}

function lose(books: Books, charter: Charter, minion: string): void {
  const mine = books.minions.filter((piece) => piece.minion === minion && piece.owner === charter);
  const gone = mine.find(({ at }) => at === 'home') ?? mine[0];
  if (gone !== undefined) books.minions.splice(books.minions.indexOf(gone), 1);
}

/** A worker or a minion goes to a site, or home. */
function send(books: Books, charter: Charter, worker: string, site: string): void {
  const minion = minionNamed(worker);
  if (minion === undefined) {
    accountOf(books, charter).workers.set(worker === 'big' ? 'big' : 'small', site);
    return;
  }
  const piece = books.minions.find(
    ({ minion: kind, owner, at }) =>
      kind === minion && owner === charter && (at === 'home') === (site !== 'home'),
  );
  if (piece !== undefined) piece.at = site;
}

function noteCards(books: Books, fact: Fact): void {
  const { cards } = books;
  switch (fact.fact) {
    case 'cardMoved':
      moveTo(books, fact.card, fact.to);
      break;
    case 'cardHidden':
      if (fact.card !== undefined) cards.set(fact.card, fact.to);
      break;
    case 'revealed':
      cards.set(fact.card, fact.place);
      break;
    case 'shuffled':
      // A deck that is bigger than it was took the discards in (rule 7).
      if (fact.place === 'deck' && fact.n > books.cards.in('deck').length)
        for (const card of books.cards.in('discard')) cards.set(card, 'deck');
      break;
    case 'storyRead':
      cards.set(fact.card, 'archive');
      break;
    case 'ruleEntered':
      books.chronicle.set(fact.slot === 0 ? `sticker ${fact.card}` : fact.slot, fact.card);
      break;
    default:
  }
}

/** Whoever is put on counts as used, if there is anything to use (ruling 15). */
function moveTo(books: Books, card: number, to: string): void {
  books.cards.set(card, to);
  const [place, charter] = to.split('-');
  const owner = [...books.accounts].find(([name]) => name === charter);
  if (place === 'play' && (books.box.abilitiesOf[card]?.length ?? 0) > 0) owner?.[1].used.add(card);
}

function noteVillage(books: Books, fact: Fact): void {
  switch (fact.fact) {
    case 'built':
      books.village.set(fact.site, fact.card);
      books.constructed.add(fact.card);
      break;
    case 'laid':
      lay(books, fact);
      break;
    case 'caught':
      books.minions
        .filter(({ minion, at }) => minion === fact.minion && at === fact.site)
        .forEach((piece) => {
          piece.owner = fact.charter;
          piece.at = 'home';
        });
      break;
    case 'perilTaken':
      books.peril.delete(fact.site);
      add(accountOf(books, fact.charter).perils, fact.peril, 1);
      break;
    case 'put':
      put(books, fact);
      break;
    case 'dealt':
      for (const island of fact.islands) books.islandOf.set(island, fact.charter);
      break;
    default:
  }
}

function lay(books: Books, fact: FactOf<'laid'>): void {
  const minion = minionNamed(fact.what);
  if (minion !== undefined) books.minions.push({ minion, owner: undefined, at: fact.site });
  else if (fact.island !== undefined) books.islandAt.set(fact.island, fact.site);
  else books.peril.set(fact.site, fact.what);
}

function put(books: Books, { charter, where, site }: FactOf<'put'>): void {
  add(accountOf(books, charter).goods, 'influence', -1);
  const [marks, key] =
    where === 'octagon' ? [books.octagons, site] : [books.emblems, site.replace('sky-', '').split('-')[0]];
  const on = marks.get(key ?? '') ?? new Set();
  marks.set(key ?? '', on.add(charter));
}

function noteSheets(books: Books, fact: Fact): void {
  switch (fact.fact) {
    case 'storyOpened':
      if (fact.kings > 0) books.kings.pleased += fact.kings;
      else books.kings.displeased -= fact.kings;
      break;
    case 'marked':
      add(accountOf(books, fact.charter)[fact.sheet], fact.row, 1);
      break;
    case 'titled':
      books.titled.add(fact.what);
      break;
    case 'noted':
      if (fact.note === 0) books.notes.delete(fact.card);
      else books.notes.set(fact.card, fact.note);
      break;
    case 'victory':
      accountOf(books, fact.charter).victories = fact.total;
      break;
    default:
  }
}
