import { type Aside, CHARTERS, type Charter } from '@charterstone/rules';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { mayBeSaid } from '../../asides.ts';
import { nameOf } from '../../names.ts';
import type { Scene } from '../../scene.ts';
import { Section } from './Section.tsx';
import type { SettingsProps } from './TableSettings.tsx';
import { useAside } from './useAside.ts';

/** Who comes and who goes when the game is over (ruling 18): only what the rules allow can be pressed. */
export function Company({ scene, mine }: SettingsProps): ReactNode {
  const { say, now, eyes } = scene;
  const { send, isBusy, trouble } = useAside(scene, mine.link);
  const possible = useMemo(() => possibleFor(scene), [scene]);
  if (eyes === 0) return undefined;
  const text = now.game === 0 ? 'menu.nextGameNot' : now.over ? 'menu.nextGameOver' : 'menu.nextGameText';
  return (
    <Section title={say.ui('menu.nextGame')}>
      <p>{say.ui(text)}</p>
      {possible.join.length === 0 ? undefined : (
        <p>
          <strong>{say.ui('menu.join')}</strong>
        </p>
      )}
      {now.game === 0 || now.over ? undefined : (
        <ul className="company">
          {CHARTERS.map((charter) => (
            <li key={charter} style={{ '--charter': `var(--${charter}-m)` } as CSSProperties}>
              <span>
                {say.charter(charter)}
                <small>{standing(scene, charter)}</small>
              </span>
              {DEEDS.filter((deed) => possible[deed].includes(charter)).map((deed) => (
                <Button
                  key={deed}
                  look="quiet"
                  isBusy={isBusy}
                  aria-label={`${say.ui(wordFor(deed, now.automaPlans[charter]))}: ${say.charter(charter)}`}
                  onPress={() => send({ do: deed, what: charter })}
                >
                  {say.ui(wordFor(deed, now.automaPlans[charter]))}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
      {trouble === undefined ? undefined : (
        <p className="field-error" role="alert">
          {trouble}
        </p>
      )}
      <div className="settings-line">
        {possible.part ? (
          <Button look="paper" isBusy={isBusy} onPress={() => send({ do: 'part' })}>
            {say.ui('menu.part')}
          </Button>
        ) : undefined}
        {possible.stay ? (
          <Button isBusy={isBusy} onPress={() => send({ do: 'stay' })}>
            {say.ui('menu.stay')}
          </Button>
        ) : undefined}
      </div>
    </Section>
  );
}

const DEEDS = ['join', 'automa', 'dismiss'] as const;
type Deed = (typeof DEEDS)[number];

/** What was planned before is changed back by the same words of the rules, but nobody would call it the same. */
function wordFor(deed: Deed, plan: 'comes' | 'goes' | undefined) {
  if (deed === 'join') return 'menu.joinOne';
  if (deed === 'automa') return plan === 'goes' ? 'menu.automaStays' : 'menu.automaComes';
  return plan === 'comes' ? 'menu.automaNot' : 'menu.automaGoes';
}

type Possible = { readonly [D in Deed]: readonly Charter[] } & {
  readonly part: boolean;
  readonly stay: boolean;
};

function possibleFor(scene: Scene): Possible {
  const { eyes } = scene;
  if (eyes === 0) return { join: [], automa: [], dismiss: [], part: false, stay: false };
  const may = (aside: Aside): boolean => mayBeSaid(scene, aside);
  return {
    join: CHARTERS.filter((what) => may({ do: 'join', what })),
    automa: CHARTERS.filter((what) => may({ do: 'automa', what })),
    dismiss: CHARTERS.filter((what) => may({ do: 'dismiss', what })),
    part: may({ do: 'part' }),
    stay: may({ do: 'stay' }),
  };
}

/** Who plays a charter now, and what was said about the next game. */
function standing({ at, now, say }: Scene, charter: Charter): string {
  const supply = now.charters.find((one) => one.charter === charter);
  const name = supply === undefined ? say.ui('menu.nobodyPlays') : nameOf(at, supply, say);
  // Who goes by a charter is named above already.
  const who =
    supply === undefined || name !== say.charter(charter) ? name : say.ui('new.seat', { n: supply.seat });
  const plan = now.automaPlans[charter];
  const coming = now.coming.find((one) => one.charter === charter);
  const isLeaving =
    supply !== undefined && now.coming.some((one) => one.seat === supply.seat && one.charter === undefined);
  return [
    who,
    ...(plan === 'comes' ? [say.ui('plan.automa')] : []),
    ...(plan === 'goes' ? [say.ui('menu.automaGoes')] : []),
    ...(isLeaving ? [say.ui('plan.leaves')] : []),
    ...(coming === undefined ? [] : [say.ui('plan.joins', { n: coming.seat })]),
  ].join(' · ');
}
