import { Component, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from './language.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly isBroken: boolean };

/** A screen that breaks says so and can be shown again; nothing of a table is lost with it, because nothing of a table is in it. */
export class Calm extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <Broken again={() => this.setState({ isBroken: false })} />;
  }
}

function Broken({ again }: { readonly again: () => void }): ReactNode {
  const say = useSay();
  return (
    <main className="broken">
      <p role="alert">{say.ui('screen.broken')}</p>
      <Button onPress={again}>{say.ui('screen.again')}</Button>
    </main>
  );
}
