import type { ReactNode } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { Explained } from '../../../chronicle/Explained.tsx';
import { faceOf } from '../../../table/content.ts';
import type { Scene } from '../../../table/scene.ts';
import { largePicture } from '../parts/PaperCard.tsx';
import './guidepost.css';

type Props = {
  readonly scene: Scene;
  readonly card: number;
  /** Whoever follows a word to the Chronicle has seen enough here. */
  readonly children?: ReactNode;
};

/** A guidepost's card on its post: what is to be reached, and the rule that holds only in its game. */
export function Post({ scene, card, children }: Props): ReactNode {
  const { say, content } = scene;
  const face = faceOf(content, card);
  const picture = largePicture(content, card);
  const flavour = content.textOf(card)?.flavour;
  const post = face?.kind === 'guidepost' ? face : undefined;
  const rule = post?.rules === undefined ? '' : say.describeAbility(post.rules);
  const explained = (text: string): ReactNode => <Explained scene={scene} text={text} />;
  return (
    <article className="post">
      <div className="post-sign">
        {picture === undefined ? undefined : (
          <Drawn className="post-picture" markup={picture.markup} viewBox={picture.viewBox} />
        )}
        <div className="post-words">
          {flavour === undefined ? undefined : <p className="post-flavour">{flavour}</p>}
          {post === undefined ? undefined : (
            <>
              <h3>{say.ui('rite.goal')}</h3>
              <p>{explained(say.describeTest(post.goal))}</p>
            </>
          )}
          {rule === '' ? undefined : (
            <>
              <h3>{say.ui('rite.gameRule')}</h3>
              <p>{explained(rule)}</p>
            </>
          )}
          {post === undefined || children !== undefined ? undefined : (
            <p className="post-after">{explained(say.describeFork(post.fork))}</p>
          )}
          {children}
        </div>
      </div>
      <span className="post-pole" aria-hidden="true" />
    </article>
  );
}
