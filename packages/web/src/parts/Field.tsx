import type { ComponentProps, ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField';
import './field.css';

type Typing = Pick<
  ComponentProps<typeof Input>,
  'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'dir'
>;

export type FieldProps = Typing & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** More about it, below. */
  readonly hint?: string | undefined;
  /** What is wrong with it; with this, it is marked. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The label is only heard: a placeholder or the place says it to those who see. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
  /** Beside the input, such as a button. */
  readonly children?: ReactNode;
};

/** A line to write on. */
export function Field({
  label,
  value,
  onChange,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  className = '',
  children,
  ...typing
}: FieldProps): ReactNode {
  return (
    <TextField
      className={`field ${className}`.trim()}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? undefined : <Label className="field-label">{label}</Label>}
      <div className="field-line">
        <Input className="field-input" {...typing} />
        {children}
      </div>
      {hint === undefined ? undefined : (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </TextField>
  );
}
