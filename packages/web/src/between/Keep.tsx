import { ICONS } from '@charterstone/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../table/Icon.tsx';
import type { BetweenProps } from './Between.tsx';
import { CardOption } from './CardOption.tsx';
import { inOrder, type Keepable, keepableIn, pickedWith, replacedIn, sortOf, stillThere } from './keeping.ts';
import { Note } from './Note.tsx';
import { Option } from './Option.tsx';
import { keepText } from './promised.ts';
import { useKeep } from './useKeep.ts';

/** What goes along into the next game: pointed at in any order, and said when all of it is chosen. */
export function Keep({ scene, mine }: BetweenProps): ReactNode {
  const { say, choices, now, content, question } = scene;
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const [before, setBefore] = useState<readonly string[]>([]);
  const { isBusy, trouble, keep } = useKeep(scene, mine);
  const things = keepableIn(choices, { cards: content.data.cards, village: now.village });
  const picked = stillThere(pointed, things);
  const room = question?.left ?? 1;
  const point = (one: Keepable): void => {
    // What was said is on its way.
    if (isBusy) return;
    setBefore(picked);
    setPointed(pickedWith(picked, one, things, room));
  };
  const swap = replacedIn(before, picked, things);
  const swapped =
    swap === undefined
      ? ''
      : `${say.ui('between.keepInstead', { now: nameOf(scene, swap.now), before: nameOf(scene, swap.before) })} `;
  return (
    <>
      <Note
        scene={scene}
        text={`${keepText(scene, room)}${sortOf(choices) === 'card' ? ` ${say.ui('between.oneOfAKind')}` : ''}`}
      />
      <ul className="options" data-sort={sortOf(choices)}>
        {things.map((one) => (
          <li key={one.key}>
            <Thing scene={scene} one={one} isPicked={picked.includes(one.key)} point={() => point(one)} />
          </li>
        ))}
      </ul>
      <div className="keep-foot">
        <p aria-live="polite">
          {trouble ?? `${swapped}${say.ui('between.keepCount', { n: picked.length, of: room })}`}
        </p>
        <Button
          look="gold"
          isBusy={isBusy}
          data-mark="possible"
          onPress={() => keep(inOrder(picked, things))}
        >
          {say.ui('between.keepThese', { n: picked.length })}
        </Button>
      </div>
    </>
  );
}

type ThingProps = {
  readonly scene: BetweenProps['scene'];
  readonly one: Keepable;
  readonly isPicked: boolean;
  readonly point: () => void;
};

function Thing({ scene, one, isPicked, point }: ThingProps): ReactNode {
  const { say } = scene;
  const { what } = one.choice;
  const note = say.ui(isPicked ? 'between.stays' : 'between.goesBack');
  if (typeof what === 'number')
    return <CardOption scene={scene} card={what} onPress={point} isPicked={isPicked} note={note} />;
  const icon = ICONS.find((name) => name === what);
  return (
    <Option className="good-option" onPress={point} isPicked={isPicked}>
      {icon === undefined ? undefined : <Icon name={icon} />}
      <strong>{nameOf(scene, one)}</strong>
      <small>{note}</small>
    </Option>
  );
}

function nameOf({ say }: BetweenProps['scene'], { choice: { what } }: Keepable): string {
  if (typeof what === 'number') return say.name(what);
  const icon = ICONS.find((name) => name === what);
  return icon === undefined ? String(what) : say.count(icon, 1);
}
