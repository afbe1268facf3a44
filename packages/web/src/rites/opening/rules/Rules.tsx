import { type ReactNode, useEffect, useState } from 'react';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { CardsAloud } from '../../CardsAloud.tsx';
import { paced } from '../../pace.ts';
import { Frame } from '../parts/Frame.tsx';
import { Sticker } from '../parts/Sticker.tsx';
import type { StageOf } from '../stage.tsx';
import './rules.css';

/** Nobody has to glue: after a moment it is done. */
const GLUED_BY_ITSELF_MS = 6000;

/** Rules enter the Chronicle: the open book, and each sticker pressed into its slot. */
export function Rules(props: StageOf<'rules'>): ReactNode {
  const { scene, given, speed, isBrief } = props;
  const { say } = scene;
  const { rules } = given;
  const [isGlued, setGlued] = useState(speed === 0);
  useEffect(() => {
    const timer = setTimeout(
      () => setGlued(true),
      paced(isBrief ? GLUED_BY_ITSELF_MS / 3 : GLUED_BY_ITSELF_MS, speed),
    );
    return () => clearTimeout(timer);
  }, [isBrief, speed]);
  return (
    <Frame
      stage={props}
      look="rules"
      kicker={say.ui('rite.chronicle')}
      title={say.ui('rite.newRules', { n: rules.length })}
      backdrop={<Vista name="table" />}
      more={<CardsAloud scene={scene} cards={rules.map((rule) => rule.card)} />}
      act={
        isGlued
          ? undefined
          : { word: say.ui('rite.glueRules', { n: rules.length }), run: () => setGlued(true) }
      }
    >
      <div className="rules-book">
        <ul className="rules-slots">
          {rules.map((rule, i) => (
            <li key={rule.card} data-slot={rule.slot === 0 ? undefined : rule.slot}>
              <Sticker scene={scene} rule={rule} place={i} isGlued={isGlued} />
            </li>
          ))}
        </ul>
        <p className="rules-note">{say.ui('rite.forGood')}</p>
      </div>
    </Frame>
  );
}
