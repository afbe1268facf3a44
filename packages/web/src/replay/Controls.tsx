import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Button } from '../parts/Button.tsx';
import { Pick } from '../parts/Pick.tsx';
import type { Scene } from '../table/scene.ts';
import { MARK_NAMES, type MarkName, moved, type Plan, toMark, type Unit, type Way } from './plan.ts';
import { SPEEDS } from './player.ts';
import { ReplaySign, type ReplaySignName } from './ReplaySign.tsx';
import type { Playing } from './usePlayer.ts';

type Props = {
  readonly scene: Scene;
  readonly plan: Plan;
  readonly player: Playing;
  readonly shown: ReadonlySet<MarkName>;
  readonly onShow: (shown: ReadonlySet<MarkName>) => void;
};

type Leap = {
  readonly word: 'stepBack' | 'stepOn' | 'turnBack' | 'turnOn' | 'gameBack' | 'gameOn';
  readonly unit: Unit;
  readonly way: Way;
  /** The keys that do the same. */
  readonly keys: string;
};

const BACK: readonly Leap[] = [
  { word: 'gameBack', unit: 'game', way: -1, keys: 'PageUp' },
  { word: 'turnBack', unit: 'turn', way: -1, keys: 'Shift+ArrowLeft' },
  { word: 'stepBack', unit: 'step', way: -1, keys: 'ArrowLeft' },
];
const ON: readonly Leap[] = [
  { word: 'stepOn', unit: 'step', way: 1, keys: 'ArrowRight' },
  { word: 'turnOn', unit: 'turn', way: 1, keys: 'Shift+ArrowRight' },
  { word: 'gameOn', unit: 'game', way: 1, keys: 'PageDown' },
];

/** Back and forth, by itself or by hand. */
export function Controls(props: Props): ReactNode {
  const { scene, plan, player } = props;
  const { say } = scene;
  const leap = ({ word, unit, way, keys }: Leap): ReactNode => {
    const to = moved(plan, player.at, unit, way);
    return (
      <Button
        key={word}
        isIcon
        className={`replay-${unit}`}
        aria-label={say.ui(`replay.${word}`)}
        aria-keyshortcuts={keys}
        isDisabled={to === player.at}
        onPress={() => player.goTo(to)}
      >
        <ReplaySign name={word} />
      </Button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons that belong together.
    <div className="replay-controls" role="group" aria-label={say.ui('replay.controls')}>
      <div className="replay-leaps">
        {BACK.map(leap)}
        <Button
          look="gold"
          isIcon
          className="replay-play"
          aria-label={say.ui(player.isPlaying ? 'replay.pause' : 'replay.play')}
          aria-keyshortcuts="Space"
          onPress={player.toggle}
        >
          <ReplaySign name={player.isPlaying ? 'pause' : 'play'} />
        </Button>
        {ON.map(leap)}
      </div>
      <MarkPicks {...props} />
      <Pick
        className="replay-speed"
        label={say.ui('replay.speed')}
        isLabelHidden
        value={String(player.speed)}
        options={SPEEDS.map((speed) => ({
          value: String(speed),
          text: speed === 0.5 ? '½ ×' : `${speed} ×`,
        }))}
        onChange={(value) => player.setSpeed(SPEEDS.find((speed) => String(speed) === value) ?? 1)}
      />
    </div>
  );
}

/** What the slider marks, and the way from one mark to the next. */
function MarkPicks({ scene, plan, player, shown, onShow }: Props): ReactNode {
  const { say } = scene;
  const leap = (word: 'markBack' | 'markOn', way: Way): ReactNode => {
    const to = toMark(plan, player.at, shown, way);
    return (
      <Button
        isIcon
        aria-label={say.ui(`replay.${word}`)}
        isDisabled={to === undefined}
        onPress={() => to !== undefined && player.goTo(to)}
      >
        <ReplaySign name={word} />
      </Button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div className="replay-marks" role="group" aria-label={say.ui('replay.marks')}>
      {leap('markBack', -1)}
      {MARK_NAMES.map((mark) => (
        <MarkPick
          key={mark}
          mark={mark}
          words={say.ui(`replay.mark-${mark}`, { n: plan.marks.filter((one) => one.mark === mark).length })}
          isShown={shown.has(mark)}
          onShow={(isShown) => onShow(isShown ? new Set([...shown, mark]) : without(shown, mark))}
        />
      ))}
      {leap('markOn', 1)}
    </div>
  );
}

type MarkPickProps = {
  readonly mark: MarkName & ReplaySignName;
  readonly words: string;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
};

function MarkPick({ mark, words, isShown, onShow }: MarkPickProps): ReactNode {
  return (
    <span title={words}>
      <ToggleButton
        className="replay-mark"
        data-mark={mark}
        aria-label={words}
        isSelected={isShown}
        onChange={onShow}
      >
        <ReplaySign name={mark} />
      </ToggleButton>
    </span>
  );
}

function without(shown: ReadonlySet<MarkName>, mark: MarkName): ReadonlySet<MarkName> {
  return new Set([...shown].filter((one) => one !== mark));
}
