import type { ReactNode } from 'react';
import { Explained } from '../chronicle/Explained.tsx';
import type { Scene } from '../table/scene.ts';

/** What should be known before one decides. */
export function Note({ scene, text }: { readonly scene: Scene; readonly text: string }): ReactNode {
  return (
    <p className="between-note">
      <Explained scene={scene} text={text} />
    </p>
  );
}
