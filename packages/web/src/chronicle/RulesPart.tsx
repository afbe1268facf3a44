import { LAST_CARD } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { ReadAloud } from '../aloud/ReadAloud.tsx';
import { Entry } from './Entry.tsx';
import { Marked } from './Marked.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { useReading } from './reading.ts';
import { RULE_SLOTS, type RuleSlot } from './rules.ts';
import './rules.css';

/** All places for rules: what is valid in each, and those that are still empty. */
export function RulesPart(): ReactNode {
  const { scene, book } = useReading();
  const { say } = scene;
  const n = book.rules.filter(({ valid }) => valid !== undefined).length;
  return (
    <Part section="rules" aside={<p>{say.ui('chronicle.rulesFound', { n, of: RULE_SLOTS })}</p>}>
      <ol className="rules">
        {book.rules.map((slot) => (
          <li key={slot.slot}>
            {slot.valid === undefined ? (
              <EmptyRule slot={slot.slot} />
            ) : (
              <Rule {...slot} valid={slot.valid} />
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function EmptyRule({ slot }: { readonly slot: number }): ReactNode {
  const { say } = useReading().scene;
  return (
    <div className="rule-empty">
      <span className="rule-number" aria-hidden="true">
        {slot}
      </span>
      <p>
        <span className="unseen">{say.ui('chronicle.ruleOf', { n: slot })}: </span>
        {say.ui('chronicle.stillInCrate')}
      </p>
    </div>
  );
}

function Rule({ slot, valid, before, beside }: RuleSlot & { readonly valid: number }): ReactNode {
  const { scene } = useReading();
  const { say, content } = scene;
  const text = content.textOf(valid)?.text ?? '';
  return (
    <div className="rule-place" data-covers={before.length > 0 || undefined}>
      <Entry place={valid} className="rule">
        <header>
          <span className="rule-number" aria-hidden="true">
            {slot}
          </span>
          <div>
            <h3>
              <span className="unseen">{say.ui('chronicle.ruleOf', { n: slot })}: </span>
              <Marked text={say.name(valid)} />
            </h3>
            <p className="entry-origin">
              <Origin card={valid} />
            </p>
          </div>
        </header>
        <Prose text={text} own={valid} />
        {beside.map((card) => (
          <Beside key={card} card={card} />
        ))}
        <footer>
          <ReadAloud text={`${say.name(valid)}.\n${text}`} lang={content.lang} about={say.name(valid)} />
          {before.length === 0 ? undefined : (
            <details className="rule-before">
              <summary>{say.ui('chronicle.covered', { n: before.length })}</summary>
              {before.map((card) => (
                <Entry key={card} place={card} className="rule-old">
                  <h4>
                    {say.name(card)} <small>{say.ui('chronicle.noLonger')}</small>
                  </h4>
                  <Prose text={content.textOf(card)?.text ?? ''} own={card} />
                </Entry>
              ))}
            </details>
          )}
        </footer>
      </Entry>
    </div>
  );
}

function Beside({ card }: { readonly card: number }): ReactNode {
  const { say, content } = useReading().scene;
  return (
    <Entry place={card} className="rule-beside">
      <p className="entry-origin">{say.ui('chronicle.beside')}</p>
      <h4>
        <Marked text={say.name(card)} />
      </h4>
      <Prose text={content.textOf(card)?.text ?? ''} own={card} />
    </Entry>
  );
}

/** Where a rule comes from. */
function Origin({ card }: { readonly card: number }): ReactNode {
  const { scene, book } = useReading();
  const { say } = scene;
  if (card > LAST_CARD) return say.ui('chronicle.printed');
  const n = book.ruleGames.get(card);
  const glued = n === undefined ? say.ui('chronicle.glued') : say.ui('chronicle.gluedIn', { n });
  return `${glued} · ${say.ui('chronicle.cardOf', { n: card })}`;
}
