import type { OptionName } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { Toggle } from '../../parts/Toggle.tsx';

/** Where the two rule books differ. Listed here, for the rules themselves are a load for another page. */
const OPTIONS = [
  { name: 'marketFaceDown', label: 'option.marketFaceDown', hint: 'option.marketFaceDownText' },
  { name: 'threeOpenCards', label: 'option.threeOpenCards', hint: 'option.threeOpenCardsText' },
  { name: 'progressAtFirst', label: 'option.progressAtFirst', hint: 'option.progressAtFirstText' },
  { name: 'manualValues', label: 'option.manualValues', hint: 'option.manualValuesText' },
] as const satisfies readonly { readonly name: OptionName; readonly label: string; readonly hint: string }[];

type RuleOptionsProps = {
  readonly chosen: readonly OptionName[];
  readonly onChange: (chosen: readonly OptionName[]) => void;
};

export function RuleOptions({ chosen, onChange }: RuleOptionsProps): ReactNode {
  const say = useSay();
  return (
    <details className="page-fold">
      <summary>{say.ui('new.rules')}</summary>
      <div>
        <p className="field-hint">{say.ui('new.rulesHint')}</p>
        {OPTIONS.map(({ name, label, hint }) => (
          <Toggle
            key={name}
            label={say.ui(label)}
            hint={say.ui(hint)}
            isOn={chosen.includes(name)}
            onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((other) => other !== name))}
          />
        ))}
      </div>
    </details>
  );
}
