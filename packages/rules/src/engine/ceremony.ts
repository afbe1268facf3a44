import { keepThings } from '../campaign/keeping.ts';
import { openStory } from '../campaign/story.ts';
import type { Node } from '../compile/box.ts';
import { ONE_CHARTER, STORY_CRATE } from '../compile/terms.ts';
import { raiseBuilding } from '../construct/raise.ts';
import { openForTable } from '../crates/crates.ts';
import { layIslands } from '../islands/islands.ts';
import { revealObjectives, shuffle } from '../mat/mat.ts';
import { scatterMinions, scatterPeril } from '../peril/scatter.ts';
import { endRound } from '../progress/progress.ts';
import { enterRules, readAloud } from '../setup/chronicle.ts';
import { castCharters, castFirstPlayer, roll } from '../setup/die.ts';
import { ACTIVE, type Game, head, PROBE_RUNNING, PROBE_STUCK } from '../table/game.ts';
import { influenceOf, putInfluence } from '../table/goods.ts';
import { writeNote } from '../table/notes.ts';
import { DECK, OBJECTIVE_DECK } from '../table/places.ts';
import { siteName } from '../table/sites.ts';
import { ownerOfSite, putEmblem, putOctagon } from '../table/village.ts';
import { ask, start } from './effects.ts';
import { cardIn, changeIn, deedIn, frameOf, pieceIn, ROWS, siteIn, whoIn } from './stack.ts';
import { charterName } from './tell.ts';

/** Steps that rules and the story speak: the die, notes, tokens that stay, and how the table is laid out. */
export function performForTable(g: Game, f: number, node: Node): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  switch (node.op) {
    case 'rollNote':
      note(g, why, roll(g) + 1);
      return;
    case 'rollFor':
      rollFor(g, f, node);
      return;
    case 'note':
      note(g, why, node.icon === -1 ? (who >= 0 ? who : head(g, ACTIVE)) + 1 : node.icon);
      return;
    case 'put':
      putToken(g, f, node.icon === 0);
      return;
    case 'raise':
      raiseBuilding(g, who, why);
      return;
    case 'open':
      for (const crate of node.labels) {
        if (crate >= STORY_CRATE) openStory(g, crate);
        else openForTable(g, crate, why);
      }
      return;
    case 'enter':
      enterRules(g, node.labels);
      return;
    case 'scatter':
      if (node.icon === 0) scatterPeril(g, why);
      else scatterMinions(g, why);
      return;
    case 'lay':
      layIslands(g, who, node.amount.n, why);
      return;
    case 'shuffle':
      shuffle(g, node.icon === 0 ? DECK : OBJECTIVE_DECK);
      return;
    case 'reveal':
      revealObjectives(g, node.amount.n);
      return;
    case 'cast':
      if (node.icon === 0) castFirstPlayer(g);
      else castCharters(g);
      return;
    case 'rows':
      ask(g, f, ROWS, 0, 0);
      return;
    case 'keep':
      keepThings(g, who, why, node.icon === 1);
      return;
    case 'read':
      readAloud(g, node.labels);
      return;
    case 'end':
      endRound(g, who);
      return;
    default:
      throw new Error(`nobody performs "${node.op}"`);
  }
}

/** The die, and what follows if it shows one of the named charters. */
function rollFor(g: Game, f: number, node: Node): void {
  const shown = roll(g);
  const who = whoIn(g, f);
  const deed = deedIn(g, f);
  const here = deed === 0 ? -1 : ownerOfSite(g, siteIn(g, frameOf(deed)));
  const MINE = 1;
  const HERE = 4;
  const fits = node.labels.some((word) =>
    word === MINE ? shown === who : word === HERE ? shown === here : shown === word - ONE_CHARTER,
  );
  if (fits) start(g, node.list[0] ?? 0, who, cardIn(g, f), pieceIn(g, f), deed, changeIn(g, f));
}

/** Writes on a card, and says so. */
export function note(g: Game, card: number, what: number): void {
  writeNote(g, card, what);
  g.facts?.push({ fact: 'noted', card, note: what });
}

/** One influence that stays to the end of the game: on the octagon of the building used, or on the emblem of its charter. */
function putToken(g: Game, f: number, octagon: boolean): void {
  const who = whoIn(g, f);
  const site = siteIn(g, frameOf(deedIn(g, f)));
  if (influenceOf(g, who) === 0) {
    if (g.probe === PROBE_RUNNING) {
      g.probe = PROBE_STUCK;
      g.stuckAt = cardIn(g, f);
    }
    return;
  }
  putInfluence(g, who, 1);
  if (octagon) putOctagon(g, site, who);
  else putEmblem(g, ownerOfSite(g, site), who);
  if (g.facts)
    g.facts.push({
      fact: 'put',
      charter: charterName(who),
      where: octagon ? 'octagon' : 'emblem',
      site: siteName(site),
      why: cardIn(g, f),
    });
}
