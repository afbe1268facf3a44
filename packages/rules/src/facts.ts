import type { CampaignScore } from './campaign/score.ts';
import type { Charter, Icon, Minion } from './vocabulary.ts';

/**
 * What happened, as data. Facts drive the log, animation, sound and statistics; they never carry display text.
 * `charter` is whose supply or deed it is; `why` is the number of the card, printed rule or building behind it.
 */
export type Fact =
  // flow
  | { readonly fact: 'storyRead'; readonly card: number }
  | {
      readonly fact: 'charterChosen';
      readonly seat: number;
      readonly charter: Charter;
    }
  | { readonly fact: 'gameBegan'; readonly game: number; readonly first: Charter; readonly progress: number }
  /** Where the progress token starts. */
  | { readonly fact: 'started'; readonly progress: number }
  | { readonly fact: 'roundBegan'; readonly round: number }
  | { readonly fact: 'turnBegan'; readonly charter: Charter; readonly turn: number }
  | { readonly fact: 'turnEnded'; readonly charter: Charter }
  | { readonly fact: 'ending'; readonly charter: Charter | undefined }
  | {
      readonly fact: 'gameEnded';
      readonly winners: readonly Charter[];
      readonly points: Readonly<Partial<Record<Charter, number>>>;
    }
  // workers
  | {
      readonly fact: 'placed';
      readonly charter: Charter;
      readonly worker: Worker;
      readonly site: string;
      readonly building: number;
    }
  | {
      readonly fact: 'bumped';
      readonly charter: Charter;
      readonly owner: Charter;
      readonly worker: Worker;
      readonly site: string;
    }
  | { readonly fact: 'retrieved'; readonly charter: Charter; readonly workers: readonly Worker[] }
  // goods
  | {
      /** Goods changed hands; `short`: the supply had so many too few; `left`: so many were not taken. */
      readonly fact: 'gained' | 'paid' | 'short' | 'left' | 'returned';
      readonly charter: Charter;
      readonly good: Icon;
      readonly n: number;
      readonly why: number;
    }
  | {
      readonly fact: 'points';
      readonly charter: Charter;
      readonly n: number;
      readonly total: number;
      readonly why: number;
    }
  | { readonly fact: 'esteemed'; readonly charter: Charter; readonly space: number; readonly why: number }
  | { readonly fact: 'sold'; readonly charter: Charter; readonly space: string; readonly why: number }
  | { readonly fact: 'scored'; readonly charter: Charter; readonly card: number; readonly why: number }
  // cards
  | {
      readonly fact: 'cardMoved';
      readonly charter: Charter | undefined;
      readonly card: number;
      readonly from: string;
      readonly to: string;
      readonly why: number;
    }
  | { readonly fact: 'revealed'; readonly card: number; readonly place: string }
  | { readonly fact: 'shuffled'; readonly place: string; readonly n: number }
  | { readonly fact: 'rolled'; readonly charter: Charter }
  // village
  | {
      readonly fact: 'built';
      /** The building that was built over. */
      readonly over?: number;
      readonly charter: Charter;
      readonly card: number;
      readonly site: string;
      readonly why: number;
    }
  | {
      readonly fact: 'opened';
      readonly charter: Charter;
      readonly crate: number;
      readonly card: number;
      readonly why: number;
    }
  /** A crate that came open for everybody, without anybody's card (376). */
  | { readonly fact: 'unlocked'; readonly crate: number; readonly why: number }
  | { readonly fact: 'ruleEntered'; readonly slot: number; readonly card: number }
  | {
      readonly fact: 'advanced';
      readonly charter: Charter | undefined;
      readonly from: number;
      readonly to: number;
      readonly why: number;
    }
  | { readonly fact: 'incomeSpace'; readonly space: number }
  // abilities
  | { readonly fact: 'spoke'; readonly charter: Charter | undefined; readonly card: number }
  | { readonly fact: 'passed'; readonly charter: Charter; readonly card: number }
  // later games
  | {
      readonly fact: 'stayed';
      readonly charter: Charter;
      readonly owner: Charter;
      readonly worker: Worker;
      readonly site: string;
    }
  | { readonly fact: 'helped'; readonly charter: Charter; readonly minion: Minion; readonly site: string }
  | {
      readonly fact: 'gave';
      readonly charter: Charter;
      readonly to: Charter;
      readonly good: Icon;
      readonly n: number;
      readonly why: number;
    }
  | { readonly fact: 'waived'; readonly charter: Charter; readonly card: number }
  | {
      readonly fact: 'put';
      readonly charter: Charter;
      readonly where: 'octagon' | 'emblem';
      readonly site: string;
      readonly why: number;
    }
  | { readonly fact: 'looked'; readonly charter: Charter; readonly place: string; readonly n: number }
  /** A card that only its new owner knows; others are told without its number. */
  | {
      readonly fact: 'cardHidden';
      readonly charter: Charter | undefined;
      readonly card?: number;
      readonly from: string;
      readonly to: string;
      readonly why: number;
    }
  | {
      readonly fact: 'laid';
      readonly what: Icon | 'skyIsland';
      readonly island?: string;
      readonly charter: Charter;
      readonly site: string;
      readonly why: number;
    }
  | {
      readonly fact: 'perilTaken';
      readonly charter: Charter;
      readonly peril: Icon;
      readonly site: string;
      readonly why: number;
    }
  /** A minion that stood loose on the board is somebody's now (409). */
  | {
      readonly fact: 'caught';
      readonly charter: Charter;
      readonly minion: Minion;
      readonly site: string;
      readonly why: number;
    }
  | { readonly fact: 'income'; readonly charter: Charter }
  /** Something was written on a card: a charter's number, a choice; 0 when it was wiped off. */
  | { readonly fact: 'noted'; readonly card: number; readonly note: number }
  // campaign
  | { readonly fact: 'goalMet'; readonly guidepost: number; readonly charters: readonly Charter[] }
  | { readonly fact: 'forked'; readonly charter: Charter | undefined; readonly door: string }
  | { readonly fact: 'storyOpened'; readonly door: string; readonly kings: number }
  | {
      readonly fact: 'marked';
      readonly charter: Charter;
      readonly sheet: 'glory' | 'capacity';
      readonly row: number;
      readonly why: number;
    }
  | { readonly fact: 'victory'; readonly charter: Charter; readonly total: number }
  | { readonly fact: 'kept'; readonly charter: Charter; readonly card: number }
  | {
      readonly fact: 'campaignEnded';
      readonly scores: readonly ({ readonly charter: Charter } & CampaignScore)[];
      readonly champions: readonly Charter[];
    }
  /** Sky islands come to a charter. */
  | { readonly fact: 'dealt'; readonly charter: Charter; readonly islands: readonly string[] }
  | { readonly fact: 'departed' | 'arrived'; readonly seat: number; readonly charter: Charter }
  /**
   * The table is cleared after a game (rule 26): workers and minions are home, tracks, octagons, emblems and peril are off the
   * board, islands lie in the chests, and these cards went where they belong.
   */
  | {
      readonly fact: 'cleared';
      readonly cards: readonly { readonly card: number; readonly from: string; readonly to: string }[];
    }
  /** A persona counts as used in this game, though it does nothing: that of an Automa. */
  | { readonly fact: 'personaUsed'; readonly charter: Charter; readonly card: number }
  /** What Automas gain where their card says "difficulty", from the next game on. */
  | { readonly fact: 'difficulty'; readonly n: number }
  /** An Automa plays a charter from now on, or has left it; plays for whoever sits there; or its player is back. */
  | {
      readonly fact: 'automaSeated' | 'automaLeft' | 'standsIn' | 'isBack';
      readonly seat: number;
      readonly charter: Charter;
    }
  /** After the campaign charters are dealt anew before every game: whoever had this one until now. */
  | { readonly fact: 'stoodUp'; readonly seat: number; readonly charter: Charter }
  // asides
  /** The table wants an Automa to play this charter from the next game on, or no longer to, or as it is. */
  | { readonly fact: 'automaPlanned'; readonly charter: Charter; readonly plan: 'none' | 'comes' | 'goes' }
  /** A seat will come to a charter, or leave its own, when the game in progress is over; or it changed its mind. */
  | { readonly fact: 'joining' | 'leaving' | 'staying'; readonly seat: number; readonly charter: Charter }
  /** The charter or the village got its name. */
  | {
      readonly fact: 'titled';
      readonly charter: Charter;
      readonly what: Charter | 'village';
      readonly text: string;
    }
  | { readonly fact: 'named'; readonly charter: Charter; readonly card: number; readonly text: string }
  | { readonly fact: 'undone'; readonly seat: number }
  | { readonly fact: 'told'; readonly average: number }
  /** From here on it is a copy of the campaign: what lay hidden was dealt anew. */
  | { readonly fact: 'dealtAnew' };

/** A regular worker, or a minion at work. */
export type Worker = 'big' | 'small' | Minion;
