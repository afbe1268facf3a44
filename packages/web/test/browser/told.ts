import type { Charter, Fact } from '@charterstone/rules';
import type { BrowserContext } from 'playwright-core';

type Told = {
  readonly steps: readonly { readonly seq: number; readonly facts: readonly Fact[] }[];
  readonly last: number;
};

/** Everything that happened at a table, as one of its seats heard it. */
export async function toldTo(context: BrowserContext, table: string, seat: number): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (let after = 0; ; ) {
    const address = `/api/tables/${table}/history?seat=${seat}&most=500&after=${after}`;
    const { steps, last }: Told = await (await context.request.get(address)).json();
    facts.push(...steps.flatMap((step) => step.facts));
    after = steps.at(-1)?.seq ?? last;
    if (after >= last) return facts;
  }
}

/** The charter of a seat. */
export function charterOf(facts: readonly Fact[], seat: number): Charter | undefined {
  const chosen = facts.find((fact) => fact.fact === 'charterChosen' && fact.seat === seat);
  return chosen?.fact === 'charterChosen' ? chosen.charter : undefined;
}
