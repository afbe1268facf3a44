import { type Choice, choiceText, ICONS } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Icon } from '../table/Icon.tsx';
import type { BetweenProps } from './Between.tsx';
import { branchNamed, sideOf } from './branch.ts';
import { CardOption } from './CardOption.tsx';
import { Option } from './Option.tsx';

/** Answers that are said in words or by a sign: sides, kindness, goods. */
export function WordChoices(props: BetweenProps): ReactNode {
  return (
    <ul className="options options-wide">
      {props.scene.choices.map((choice) => (
        <li key={choiceText(choice)}>
          <WordOption {...props} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

type Props = Pick<BetweenProps, 'scene' | 'acting'> & { readonly choice: Choice };

export function WordOption({ scene, acting, choice }: Props): ReactNode {
  const { say, spoken, content, question } = scene;
  const branch =
    choice.do === 'choose' ? branchNamed(content.data, question?.card, String(choice.what)) : undefined;
  const leadsTo = branch === undefined ? undefined : say.describeEffect(branch);
  const persona = choice.do === 'choose' ? sideOf(scene, String(choice.what)) : undefined;
  if (persona !== undefined)
    return (
      <CardOption
        scene={scene}
        card={persona}
        title={say.choice(choice, spoken)}
        note={leadsTo}
        onPress={() => acting.choose(choice)}
      />
    );
  const icon = ICONS.find((one) => one === choice.what);
  return (
    <Option className="word-option" onPress={() => acting.choose(choice)}>
      {icon === undefined ? undefined : <Icon name={icon} />}
      <strong>{say.choice(choice, spoken)}</strong>
      {leadsTo === undefined ? undefined : <small>{leadsTo}</small>}
    </Option>
  );
}
