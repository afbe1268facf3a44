import { box as data } from '@charterstone/box';
import { compile, type Fact } from '@charterstone/rules';
import type { Lang } from '@charterstone/words';
import { bookOf } from '../src/chronicle/book.ts';
import { type Order, type Played, playCampaign } from '../src/chronicle/campaign.ts';

export const box = compile(data);

/** A campaign of the quickest players there are. */
export function order(seed: string, seats = 4, games = 12): Order {
  return { seed, seats, games, player: 'random' };
}

const played = new Map<string, Played>();

/** Each campaign is played once for all tests. */
export function campaign(of: Order): Played {
  const key = JSON.stringify(of);
  const found = played.get(key) ?? playCampaign(box, of);
  played.set(key, found);
  return found;
}

export function book(of: Order, lang: Lang, extra: readonly Fact[] = []): string {
  return bookOf(data, [...campaign(of).facts, ...extra], of, lang);
}

/** The first campaign in which this door of the story is opened. */
export function campaignThrough(door: string): Order {
  for (let n = 1; n <= 60; n++) {
    const candidate = order(String(n), 2 + (n % 3));
    const isOpened = campaign(candidate).facts.some(
      (fact) => fact.fact === 'storyOpened' && fact.door === door,
    );
    if (isOpened) return candidate;
  }
  throw new Error(`no campaign leads through ${door}`);
}

export function storiesTold({ facts }: Played): number[] {
  return facts.flatMap((fact) => (fact.fact === 'storyRead' ? [fact.card] : []));
}

/** What a reader sees of a page: no tags, no style, no pictures, signs instead of entities. */
export function textOfPage(page: string): string {
  return page
    .replace(/<style>.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
