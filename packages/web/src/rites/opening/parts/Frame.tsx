import { type ReactNode, useRef } from 'react';
import { isBetween } from '../../../between/station.ts';
import { Button } from '../../../parts/Button.tsx';
import { useBrief } from '../../brief.ts';
import type { StageProps } from '../../moment.ts';
import './frame.css';

type Props = {
  readonly stage: StageProps;
  readonly look: string;
  readonly kicker?: ReactNode;
  readonly title: ReactNode;
  /** Behind everything. */
  readonly backdrop: ReactNode;
  readonly children: ReactNode;
  /** What the golden button does as long as there is something to do here; then it leads on. */
  readonly act?: { readonly word: string; readonly run: () => void } | undefined;
  readonly more?: ReactNode;
};

/** How long somebody else's moment stays when nobody touches it. */
const BRIEF_MS = 7000;

/** What all stages of this folder have in common: something behind, a title, and one golden button. */
export function Frame({ stage, look, kicker, title, backdrop, children, act, more }: Props): ReactNode {
  const { scene, behind, done } = stage;
  const { say, choices } = scene;
  const isMyTurn = choices.length > 0;
  // Between games a decision waits behind the last one.
  const leadsToVillage = behind === 0 && isMyTurn && !isBetween(scene);
  const place = useRef<HTMLDivElement>(null);
  useBrief(place, stage, BRIEF_MS);
  return (
    <div className="opening" data-look={look} ref={place}>
      <div className="opening-back" aria-hidden="true">
        {backdrop}
      </div>
      <header className="opening-head">
        {kicker === undefined ? undefined : <p>{kicker}</p>}
        <h2>{title}</h2>
      </header>
      {children}
      <footer className="opening-foot">
        {isMyTurn ? <p className="opening-turn">{say.ui('rite.yourTurn')}</p> : undefined}
        {more}
        <Button look="gold" onPress={act?.run ?? done}>
          {act?.word ?? say.ui(leadsToVillage ? 'rite.toVillage' : 'rite.goOn')}
        </Button>
      </footer>
    </div>
  );
}
