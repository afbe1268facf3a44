import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

/** A line that is marked, or words about something that is no line. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** What is written and sent. Whoever sends something wrong is brought to the first thing that says so: it may lie far from the button. */
export function Form({ onSubmit, ...rest }: ComponentProps<'form'>): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  // What is wrong with it is marked in the same breath in which it is sent.
  useEffect(() => {
    const wrong = sent > 0 ? form.current?.querySelector<HTMLElement>(WRONG) : undefined;
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [sent]);
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        onSubmit?.(event);
        setSent((n) => n + 1);
      }}
    />
  );
}
