import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { Explained } from '../../../chronicle/Explained.tsx';
import { Terms } from '../../../chronicle/Terms.tsx';
import { Icon } from '../../../table/Icon.tsx';
import { CardsAloud } from '../../CardsAloud.tsx';
import { paced } from '../../pace.ts';
import type { CrateContent } from '../given.ts';
import { Dusk } from '../parts/Dusk.tsx';
import { Fan, type InFan } from '../parts/Fan.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Sticker } from '../parts/Sticker.tsx';
import { saidOn } from '../parts/words.ts';
import type { StageOf } from '../stage.tsx';
import { CRATE_BOX, crateArt } from './crateArt.ts';
import { notesOn } from './notes.ts';
import './crate.css';

/** A brief visitor does not glue: it is seen how it is done, when everything has come out. */
const GLUED_BY_ITSELF_MS = 2700;

/** A crate is opened: its lid, its cards one by one, and last the rules, which are glued into the Chronicle. */
export function Crate(props: StageOf<'crate'>): ReactNode {
  const { scene, given, isBrief, speed } = props;
  const { say } = scene;
  const { crate, rules, told } = given;
  const [isGlued, setGlued] = useState(speed === 0);
  useEffect(() => {
    if (!isBrief) return;
    const timer = setTimeout(() => setGlued(true), paced(GLUED_BY_ITSELF_MS, speed));
    return () => clearTimeout(timer);
  }, [isBrief, speed]);
  const fan = fanOf(given);
  const notes = notesOn(given, say);
  const shown = [...fan.flatMap(({ cards }) => cards), ...rules.map(({ card }) => card)];
  const stickers = useRef<HTMLDivElement>(null);
  const glue = (): void => {
    setGlued(true);
    // On a phone they lie below what is seen.
    stickers.current?.scrollIntoView({ block: 'center', behavior: speed === 0 ? 'instant' : 'smooth' });
  };
  return (
    <Frame
      stage={props}
      look="crate"
      kicker={told}
      title={say.ui('rite.crate', { crate })}
      backdrop={<Dusk seed={`crate ${crate}`} hasScraps={speed > 0} />}
      more={<CardsAloud scene={scene} cards={shown} />}
      act={
        rules.length === 0 || isGlued
          ? undefined
          : { word: say.ui('rite.glueRules', { n: rules.length }), run: glue }
      }
    >
      <div className="crate-stage" style={{ '--cards': fan.length } as CSSProperties}>
        <Fan scene={scene} label={say.ui('rite.allCards')} fan={fan} />
        <div className="crate-ground">
          <section className="crate-notes">
            <h3>{say.ui('rite.inside')}</h3>
            <ul>
              {notes.map(({ word, sign }) => (
                <li key={word}>
                  <Icon name={sign} />
                  <Explained scene={scene} text={word} />
                </li>
              ))}
            </ul>
            <Terms
              scene={scene}
              texts={saidOn(
                scene,
                fan.flatMap(({ cards }) => cards),
              )}
            />
          </section>
          <Drawn className="crate-art" markup={crateArt(String(crate))} viewBox={CRATE_BOX} />
        </div>
        {rules.length === 0 ? undefined : (
          <div className="crate-rules" ref={stickers}>
            {rules.map((rule, i) => (
              <Sticker key={rule.card} scene={scene} rule={rule} place={i} isGlued={isGlued} />
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
}

/** First what is somebody's, then what is everybody's; of a pile only the first card lies open. */
function fanOf({ hand, chest, play, table, deck, objectives, archive }: CrateContent): readonly InFan[] {
  const single = [...play, ...chest, ...hand, ...table].map((card) => ({ cards: [card] }));
  const piles = [deck, objectives, archive].filter((pile) => pile.length > 0).map((cards) => ({ cards }));
  return [...single, ...piles];
}
