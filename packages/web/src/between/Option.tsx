import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

type Props = {
  readonly onPress: () => void;
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
      data-mark={isPicked === true ? 'chosen' : 'possible'}
      {...(isPicked === undefined ? {} : { 'aria-pressed': isPicked })}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
