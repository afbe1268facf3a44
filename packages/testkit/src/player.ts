import {
  type Aside,
  type Charter,
  type Choice,
  type Fact,
  type Icon,
  options,
  type Worker,
} from '@charterstone/rules';
import { Chair } from './chair.ts';
import { saying } from './refusal.ts';

/** A seat that speaks the game's language. Every verb returns the player, so that an action reads as one line. */
export class Player extends Chair {
  // The turn.

  /** Places a worker on a site and takes the whole benefit; a minion if one is named. */
  places(site: string, worker: Worker = this.nextWorker): this {
    return this.does({ do: 'place', what: worker, at: site });
  }

  /** Places a worker and is asked about every good of the benefit. */
  placesCarefully(site: string, worker: Worker = this.nextWorker): this {
    return this.does({ do: 'careful', what: worker, at: site });
  }

  /** Uses a card on the own turn: an item, a treasure, a persona. */
  acts(card: number): this {
    return this.does({ do: 'act', what: card });
  }

  /** Ends the turn without using what could still be used. */
  ends(): this {
    return this.does({ do: 'end' });
  }

  /** Says how far the progress token moves. */
  movesBy(spaces: number): this {
    return this.does({ do: 'by', what: spaces });
  }

  retrieves(): this {
    return this.does({ do: 'retrieve' });
  }

  /** A turn that changes nothing but where workers stand: retrieves, or fetches nothing at the own basic building. */
  idles(): this {
    if (this.options.includes('end')) return this.ends();
    if (this.options.includes('retrieve')) return this.retrieves();
    const { basic, resource } = this.table.state.box.data.startUp.charters[this.charter];
    const [site] = Object.entries(this.table.sees.village).find(([, card]) => card === basic) ?? [];
    if (site === undefined) throw new Error(`${this.charter} has no basic building`);
    this.placesCarefully(site);
    return this.options.includes(`leave ${resource}`) ? this.leaves(resource) : this;
  }

  // Answers. A single option is taken by itself (ruling 32): saying it aloud is then no mistake.

  builds(card: number, plot: string): this {
    return this.#says(
      { do: 'build', what: card, at: plot },
      (fact) => fact.fact === 'built' && fact.card === card && fact.site === plot,
    );
  }

  /** Opens the crate on a constructed building card. */
  opens(card: number): this {
    return this.does({ do: 'open', what: card });
  }

  scores(objective: number): this {
    return this.#says(
      { do: 'score', what: objective },
      (fact) => fact.fact === 'scored' && fact.card === objective,
    );
  }

  /** Sells to a space of the quota track: `coin-3`. */
  sells(space: string): this {
    return this.#says({ do: 'sell', at: space }, (fact) => fact.fact === 'sold' && fact.space === space);
  }

  /** Pays goods and pieces by kind, or cards by number, one after the other. */
  pays(...what: readonly (Icon | number)[]): this {
    for (const one of what)
      this.#says({ do: 'pay', what: one }, (fact) =>
        typeof one === 'number'
          ? fact.fact === 'cardMoved' && fact.card === one && fact.to === 'discard'
          : fact.fact === 'paid' && fact.good === one,
      );
    return this;
  }

  /** Picks what a benefit leaves open: goods and pieces by kind. */
  picks(...what: readonly (Icon | Worker)[]): this {
    for (const one of what) this.does({ do: 'pick', what: one });
    return this;
  }

  picksNothing(): this {
    return this.does({ do: 'pick', what: 'none' });
  }

  /** Takes an open card by number, or a plain good when asked about it (rule 15). */
  takes(what: number | Icon): this {
    return this.does(typeof what === 'number' ? { do: 'pick', what } : { do: 'take', what });
  }

  leaves(good: Icon): this {
    return this.does({ do: 'leave', what: good });
  }

  /** Takes what a card, rule or building offers. */
  uses(why: number | string): this {
    return this.does({ do: 'use', what: why });
  }

  /** Declines what is offered. */
  passes(): this {
    const pass = options(this.table.state, this.seat).find((choice) => choice.do === 'pass');
    return this.does(pass ?? { do: 'pass' });
  }

  /** One branch of a benefit, by its label. */
  chooses(label: string): this {
    return this.does({ do: 'choose', what: label });
  }

  /** Lets one of several cards that ask speak next. */
  letsSpeak(card: number): this {
    return this.does({ do: 'next', what: card });
  }

  // The start-up.

  sitsDownAt(charter: Charter): this {
    return this.does({ do: 'charter', what: charter });
  }

  /** Lays the basic building onto a plot. */
  lays(plot: string): this {
    const { basic } = this.table.state.box.data.startUp.charters[this.charter];
    return this.does({ do: 'lay', what: basic, at: plot });
  }

  // Asides.

  names(card: number, text: string): this {
    return this.does({ do: 'name', what: card, text });
  }

  undoes(): this {
    return this.does({ do: 'undo' });
  }

  /** Any choice. */
  does(choice: Choice | Aside): this {
    this.table.chooses(this.seat, choice);
    return this;
  }

  /** A choice, or the same thing done by the rules because it was the only option. */
  #says(choice: Choice, done: (fact: Fact) => boolean): this {
    const listed = this.options.includes(saying(choice));
    return !listed && this.table.facts.some(done) ? this : this.does(choice);
  }
}
