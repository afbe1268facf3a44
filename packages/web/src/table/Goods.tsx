import type { Supply } from '@charterstone/rules';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import { markWords } from '../board/labels.ts';
import { type Marks, markOf, type ObjectName } from '../board/objects.ts';
import { alongRow } from '../parts/roving.ts';
import { Icon } from './Icon.tsx';
import { useSheets } from './menu/useNarrow.ts';
import { countOf, GOODS, type Good } from './ownGoods.ts';
import { rareOf } from './pieces.ts';
import type { Scene } from './scene.ts';
import { Ticking } from './Ticking.tsx';
import { type Touching, touchingOf } from './touching.ts';

type Props = { readonly scene: Scene; readonly own: Supply; readonly marks: Marks } & Touching;

/** Coins, the six resources, influence, the workers at home, and minions and perils where there are any. What can be paid now can be pointed at; the rest says why not. */
export function Goods(props: Props): ReactNode {
  const isPaying = GOODS.some((good) => isPossible(props.marks, good));
  // Nine of them side by side would be too small for a finger: where there is nothing to pick, all of them are one thing to touch.
  return useSheets() && !isPaying ? <AllGoods {...props} /> : <EachGood {...props} isPaying={isPaying} />;
}

function EachGood({ scene, own, marks, isPaying, ...touching }: Props & { readonly isPaying: boolean }) {
  const { say } = scene;
  // One way in for keys, unless there is something to pick; arrows lead along the row.
  const [first, setFirst] = useState<Good>('coin');
  const goAlong = (event: KeyboardEvent<HTMLElement>): void => {
    const row: Element[] = [...event.currentTarget.querySelectorAll('button')];
    const at = document.activeElement === null ? -1 : row.indexOf(document.activeElement);
    const to = alongRow(event.key, at, row.length);
    const good = to === undefined ? undefined : GOODS[to];
    if (to === undefined || good === undefined) return;
    event.preventDefault();
    setFirst(good);
    const next = row[to];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <ul className="goods" onKeyDown={goAlong}>
      {GOODS.map((good) => {
        const object: ObjectName = `good:${good}`;
        const mark = markOf(marks, object);
        const n = countOf(own, good);
        return (
          <li key={good}>
            <Button
              className="good"
              data-good={good}
              data-mark={mark.state}
              data-none={n === 0 || undefined}
              excludeFromTabOrder={isPaying ? !isPossible(marks, good) : good !== first}
              aria-label={[say.count(good, n), markWords(say, mark) ?? []].flat().join('. ')}
              data-object={object}
              {...touchingOf(object, touching)}
            >
              <Chip icon={good} n={n} />
            </Button>
          </li>
        );
      })}
      <li className="good" data-good="worker" aria-label={say.ui('screen.workersHome', { n: atHome(own) })}>
        <Chip icon="worker" n={atHome(own)} />
      </li>
      {rareOf(scene, own).map(({ icon, n, words }) => (
        <li key={icon} className="good" data-good={icon} title={words} aria-label={words}>
          <Chip icon={icon} n={n} />
        </li>
      ))}
    </ul>
  );
}

/** The same as one thing: it shows all that one has, large, and why nothing of it can be used now. */
function AllGoods({ scene, own, onPick, onInspect }: Props): ReactNode {
  const { say } = scene;
  const object: ObjectName = `charter:${own.charter}`;
  const rare = rareOf(scene, own);
  const words = [
    ...GOODS.map((good) => say.count(good, countOf(own, good))),
    say.ui('screen.workersHome', { n: atHome(own) }),
    ...rare.map(({ words }) => words),
  ];
  return (
    <Button className="goods" data-object={object} {...touchingOf(object, { onPick, onInspect })}>
      <span className="unseen">{say.list(words)}</span>
      {GOODS.map((good) => (
        <span
          key={good}
          className="good"
          data-good={good}
          data-none={countOf(own, good) === 0 || undefined}
          aria-hidden
        >
          <Chip icon={good} n={countOf(own, good)} />
        </span>
      ))}
      <span className="good" data-good="worker" aria-hidden>
        <Chip icon="worker" n={atHome(own)} />
      </span>
      {rare.map(({ icon, n }) => (
        <span key={icon} className="good" data-good={icon} aria-hidden>
          <Chip icon={icon} n={n} />
        </span>
      ))}
    </Button>
  );
}

function Chip({ icon, n }: { readonly icon: GlyphName; readonly n: number }): ReactNode {
  return (
    <>
      <Icon name={icon} />
      <b>
        <Ticking n={n} />
      </b>
    </>
  );
}

/** What was advised is marked as chosen, and can be picked as well. */
function isPossible(marks: Marks, good: Good): boolean {
  const { state } = markOf(marks, `good:${good}`);
  return state === 'possible' || state === 'chosen';
}

function atHome({ workers }: Supply): number {
  return Object.values(workers).filter((site) => site === 'home').length;
}
