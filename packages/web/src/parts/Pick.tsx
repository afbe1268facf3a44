import { type ReactNode, useId } from 'react';
import './field.css';

export type PickProps<V extends string> = {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly text: string }[];
  readonly hint?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

/** One of several, by the browser's own list: on a phone nothing is better to the thumb. */
export function Pick<V extends string>({
  label,
  value,
  onChange,
  options,
  hint,
  isLabelHidden = false,
  isDisabled = false,
  className = '',
}: PickProps<V>): ReactNode {
  const id = useId();
  return (
    <div className={`field ${className}`.trim()}>
      {isLabelHidden ? undefined : (
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      )}
      <select
        id={id}
        className="field-input field-select"
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const picked = options.find((option) => option.value === target.value);
          if (picked !== undefined) onChange(picked.value);
        }}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {hint === undefined ? undefined : (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
