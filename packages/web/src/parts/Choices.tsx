import './pressable.ts';
import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup, Text } from 'react-aria-components/RadioGroup';
import './choices.css';

export type ChoicesProps<V extends string> = {
  readonly label: string;
  /** undefined: none of them. */
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly text: string; readonly more?: string }[];
  readonly hint?: string | undefined;
};

/** One of a few that lie side by side, all to be seen. */
export function Choices<V extends string>({
  label,
  value,
  onChange,
  options,
  hint,
}: ChoicesProps<V>): ReactNode {
  return (
    <RadioGroup
      className="choices"
      value={value ?? ''}
      onChange={(name) => {
        const picked = options.find((option) => option.value === name);
        if (picked !== undefined) onChange(picked.value);
      }}
    >
      <Label className="field-label">{label}</Label>
      <div className="choices-row">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="choice">
            <b>{option.text}</b>
            {option.more === undefined ? undefined : <small>{option.more}</small>}
          </Radio>
        ))}
      </div>
      {hint === undefined ? undefined : (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </RadioGroup>
  );
}
