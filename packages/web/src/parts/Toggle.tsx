import './pressable.ts';
import { type ReactNode, useId } from 'react';
import { Switch } from 'react-aria-components/Switch';
import './toggle.css';

export type ToggleProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
};

/** On or off. */
export function Toggle({ label, hint, isOn, onChange, isDisabled = false }: ToggleProps): ReactNode {
  const id = useId();
  return (
    <div className="toggle">
      <Switch
        className="toggle-switch"
        isSelected={isOn}
        onChange={onChange}
        isDisabled={isDisabled}
        {...(hint === undefined ? {} : { 'aria-describedby': id })}
      >
        <span className="toggle-track" aria-hidden="true" />
        {label}
      </Switch>
      {hint === undefined ? undefined : (
        <p id={id} className="field-hint toggle-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
