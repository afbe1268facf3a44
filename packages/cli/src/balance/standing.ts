import type { Fact } from '@charterstone/rules';

/**
 * Which buildings can be used at the moment, told by facts alone: one on a plot stands until it is built over or an island lies on
 * it; one on an island stands in the games in which its owner lays the island out.
 */
export class Standing {
  readonly #onSite = new Map<string, number>();
  /** The plot under each island that is laid out. */
  readonly #islands = new Map<string, string>();

  /** Whether this fact changed what stands. */
  read(fact: Fact): boolean {
    switch (fact.fact) {
      case 'built':
        this.#onSite.set(fact.site, fact.card);
        return true;
      case 'laid':
        if (fact.island === undefined) return false;
        this.#islands.set(fact.island, fact.site);
        return true;
      case 'cleared':
        this.#islands.clear();
        return true;
      default:
        return false;
    }
  }

  buildings(): readonly number[] {
    const covered = new Set(this.#islands.values());
    return [...this.#onSite]
      .filter(([site]) => (isIsland(site) ? this.#islands.has(site) : !covered.has(site)))
      .map(([, building]) => building);
  }
}

function isIsland(site: string): boolean {
  return site.startsWith('sky-');
}
