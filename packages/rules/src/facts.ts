import type { Charter, Icon } from './vocabulary.ts';

/**
 * What happened, as data. Facts drive the log, animation, sound and statistics; they never carry display text.
 * `charter` is whose supply or deed it is; `why` is the number of the card, printed rule or building behind it.
 */
export type Fact =
  // flow
  | { readonly fact: 'storyRead'; readonly card: number }
  | { readonly fact: 'charterChosen'; readonly seat: number; readonly charter: Charter }
  | { readonly fact: 'gameBegan'; readonly game: number; readonly first: Charter; readonly progress: number }
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
      readonly fact: 'gained';
      readonly charter: Charter;
      readonly good: Icon;
      readonly n: number;
      readonly why: number;
    }
  | {
      readonly fact: 'paid';
      readonly charter: Charter;
      readonly good: Icon;
      readonly n: number;
      readonly why: number;
    }
  | {
      readonly fact: 'short';
      readonly charter: Charter;
      readonly good: Icon;
      readonly n: number;
      readonly why: number;
    }
  | {
      readonly fact: 'left';
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
  // asides
  | { readonly fact: 'named'; readonly charter: Charter; readonly card: number; readonly text: string }
  | { readonly fact: 'undone'; readonly seat: number };

export type Worker = 'big' | 'small';
