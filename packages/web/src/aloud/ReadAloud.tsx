import type { Lang } from '@charterstone/words/light';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useSay } from '../app/language.tsx';
import { Button } from '../parts/Button.tsx';
import { sentencesOf } from './sentences.ts';
import { RATES, rateNow, reader, setRate, useAbility } from './speech.ts';
import { VoiceSign } from './VoiceSign.tsx';
import './aloud.css';

type Props = {
  /** Paragraphs stand on lines of their own. */
  readonly text: string;
  readonly lang: Lang;
  /** What is read, where several buttons stand on a page: its name is part of theirs. */
  readonly about?: string;
};

/** Has a text read by the browser's voice. Not there where the browser has none for the language. */
export function ReadAloud({ text, lang, about }: Props): ReactNode {
  const say = useSay();
  const whose = useId();
  const can = useAbility(lang) === 'can';
  const [rate, setShownRate] = useState(rateNow);
  const reading = useSyncExternalStore(reader.subscribe, () =>
    reader.reading?.whose === whose ? reader.reading.is : undefined,
  );
  // Whoever leaves the text, or turns to another one, does not hear it any longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another reading
  useEffect(() => () => reader.stop(whose), [whose, text, lang]);
  if (!can) return undefined;
  const speed = `${new Intl.NumberFormat(say.lang).format(rate)}×`;
  const named = (label: string) => (about === undefined ? label : `${label}: ${about}`);
  const faster = () => {
    const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
    setShownRate(next);
    setRate(next);
  };
  return (
    <span className="aloud">
      {/* One button through all of it: whoever pressed it keeps the focus. */}
      <Button
        look="quiet"
        className="aloud-main"
        aria-label={named(
          say.ui(
            reading === undefined
              ? 'device.aloudRead'
              : reading === 'paused'
                ? 'device.aloudResume'
                : 'device.aloudPause',
          ),
        )}
        onPress={() => {
          if (reading === undefined) reader.read(whose, sentencesOf(text, lang), lang);
          else if (reading === 'paused') reader.resume();
          else reader.pause();
        }}
      >
        <VoiceSign name={reading === undefined ? 'speak' : reading === 'paused' ? 'play' : 'pause'} />
        {reading === undefined ? <span>{say.ui('device.aloudRead')}</span> : undefined}
      </Button>
      {reading === undefined ? undefined : (
        <>
          <Button
            look="quiet"
            isIcon
            aria-label={named(say.ui('device.aloudStop'))}
            onPress={() => reader.stop(whose)}
          >
            <VoiceSign name="stop" />
          </Button>
          <Button
            look="quiet"
            className="aloud-rate"
            aria-label={say.ui('device.aloudRate', { rate: speed })}
            onPress={faster}
          >
            {speed}
          </Button>
        </>
      )}
    </span>
  );
}
