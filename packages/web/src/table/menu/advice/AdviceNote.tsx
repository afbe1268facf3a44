import type { ReactNode } from 'react';
import { Button } from '../../../parts/Button.tsx';
import type { Scene } from '../../scene.ts';
import { Note } from '../Note.tsx';
import type { Help } from '../useHelp.ts';
import type { Advised } from './useAdvice.ts';

/** What a bot would do in my place, and why; one press does it. */
export function AdviceNote({ scene, help }: { readonly scene: Scene; readonly help: Help }): ReactNode {
  const { say, spoken } = scene;
  const { advised, about, follow, close } = help.advice;
  if (advised === undefined) return undefined;
  const [first] = about;
  return (
    <Note
      title={say.ui('menu.advice')}
      sign="hint"
      onClose={close}
      actions={
        advised.is === 'advice' ? (
          <>
            {first === undefined ? undefined : (
              <Button look="quiet" onPress={() => help.show(first)}>
                {say.ui('menu.showIt')}
              </Button>
            )}
            <Button look="gold" onPress={follow}>
              {say.ui('menu.doIt')}
            </Button>
          </>
        ) : undefined
      }
    >
      {advised.is === 'advice' ? (
        <p>
          <strong>{say.choice(advised.choice, spoken)}.</strong> {reasonFor(advised, scene)}
        </p>
      ) : (
        <p>{say.ui(advised.is === 'thinking' ? 'menu.thinking' : advised.why)}</p>
      )}
    </Note>
  );
}

function reasonFor({ terms }: Extract<Advised, { readonly is: 'advice' }>, { say, choices }: Scene): string {
  if (choices.length === 1) return say.ui('menu.adviceOnly');
  if (terms.length === 0) return say.ui('menu.adviceTaste');
  return say.ui('menu.adviceWhy', { why: say.list(terms.map((term) => say.ui(`term-${term}`))) });
}
