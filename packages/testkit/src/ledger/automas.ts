import type { Fact } from '@charterstone/rules';
import { accountOf, type Books } from './books.ts';

/** Who plays without a person, and what they do it with. */
export function noteAutomas(books: Books, fact: Fact): void {
  switch (fact.fact) {
    case 'automaSeated':
      books.automas.add(fact.seat);
      books.automaPlans.delete(fact.charter);
      break;
    case 'automaLeft':
    case 'departed':
      books.automas.delete(fact.seat);
      books.absent.delete(fact.seat);
      if (books.automaPlans.get(fact.charter) === 'goes') books.automaPlans.delete(fact.charter);
      break;
    case 'standsIn':
      books.automas.add(fact.seat);
      books.absent.add(fact.seat);
      books.automaPlans.delete(fact.charter);
      break;
    case 'isBack':
      books.automas.delete(fact.seat);
      books.absent.delete(fact.seat);
      books.automaPlans.delete(fact.charter);
      break;
    case 'automaPlanned':
      if (fact.plan === 'none') books.automaPlans.delete(fact.charter);
      else books.automaPlans.set(fact.charter, fact.plan);
      break;
    case 'personaUsed':
      accountOf(books, fact.charter).used.add(fact.card);
      break;
    case 'difficulty':
      books.difficulty = fact.n;
      break;
    default:
  }
}
