import './pressable.ts';
import type { ReactNode, Ref } from 'react';
import { Button as Pressable, type ButtonProps as PressableProps } from 'react-aria-components/Button';
import './button.css';

/** Gold is for the one thing to press; paper lies on dark ground, ink on light; quiet is hardly there; danger can't be taken back. */
export type Look = 'gold' | 'ink' | 'paper' | 'quiet' | 'danger';

export type ButtonProps = Omit<PressableProps, 'className' | 'style' | 'children'> & {
  readonly look?: Look;
  /** It was pressed, and the answer is under way. */
  readonly isBusy?: boolean;
  /** Only a picture: its name is in aria-label. */
  readonly isIcon?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
};

export function Button({
  look = 'ink',
  isBusy = false,
  isIcon = false,
  className = '',
  onPress,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <Pressable
      {...rest}
      // It keeps the focus, and a second press does nothing.
      {...(isBusy || onPress === undefined ? {} : { onPress })}
      className={classOf(look, isIcon, isBusy ? `${className} button-busy` : className)}
    >
      {children}
    </Pressable>
  );
}

export type LinkButtonProps = {
  readonly href: string;
  readonly look?: Look;
  readonly isIcon?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
};

/** Leads somewhere: a link that looks like a button, and can be opened in a window of its own. */
export function LinkButton({ look = 'ink', isIcon = false, className, ...rest }: LinkButtonProps): ReactNode {
  return <a {...rest} className={classOf(look, isIcon, className)} />;
}

function classOf(look: Look, isIcon: boolean, more = ''): string {
  return `button button-${look}${isIcon ? ' button-icon' : ''} ${more}`.trim();
}
