import { ICONS } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Icon } from '../table/Icon.tsx';
import type { BetweenProps } from './Between.tsx';
import { Circles as Filled } from './Chest.tsx';
import { Option } from './Option.tsx';
import { circleText } from './promised.ts';

/** The capacity sheet: of what one keeps more from now on. */
export function Circles({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, now, question } = scene;
  const sheet = now.charters.find(({ charter }) => charter === question?.charter)?.capacity;
  return (
    <ul className="options options-wide">
      {choices.map((choice) => {
        const kind = ICONS.find((icon) => icon === choice.what);
        if (kind === undefined) return undefined;
        const n = sheet?.[kind] ?? 0;
        return (
          <li key={kind}>
            <Option className="circle-option" onPress={() => acting.choose(choice)}>
              <Icon name={kind} />
              <strong>{say.choice(choice, scene.spoken)}</strong>
              <Filled n={n} next />
              <small>{circleText(scene, n)}</small>
            </Option>
          </li>
        );
      })}
    </ul>
  );
}
