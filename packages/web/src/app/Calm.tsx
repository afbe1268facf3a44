import { Component, type ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { useSay } from './language.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly isBroken: boolean; readonly tries: number };

/** A screen that breaks says so and can be shown again; nothing of a table is lost with it, because nothing of a table is in it. */
export class Calm extends Component<Props, State> {
  override state: State = { isBroken: false, tries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <Broken again={this.#again} />;
  }

  /** A part that could not be loaded stays away for as long as the page does: where showing all of it once more was not enough, it is loaded anew. */
  readonly #again = (): void => {
    if (this.state.tries > 0) location.reload();
    else this.setState(({ tries }) => ({ isBroken: false, tries: tries + 1 }));
  };
}

function Broken({ again }: { readonly again: () => void }): ReactNode {
  const say = useSay();
  return (
    <main className="broken">
      <p role="alert">{say.ui('screen.broken')}</p>
      <Button look="gold" onPress={again}>
        {say.ui('screen.again')}
      </Button>
    </main>
  );
}
