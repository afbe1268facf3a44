import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

type Props = {
  readonly onPress: (() => void) | undefined;
  readonly className?: string;
  readonly isPicked?: boolean | undefined;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

/** One answer, large enough to be touched, with all it says inside it. */
export function Option({
  onPress,
  className = '',
  isPicked,
  isDisabled = false,
  children,
}: Props): ReactNode {
  return (
    <Button
      className={`option ${className}`}
      data-mark={isDisabled ? 'impossible' : isPicked === true ? 'chosen' : 'possible'}
      {...(isPicked === undefined ? {} : { 'aria-pressed': isPicked })}
      isDisabled={isDisabled}
      {...(onPress === undefined ? {} : { onPress })}
    >
      {children}
    </Button>
  );
}
