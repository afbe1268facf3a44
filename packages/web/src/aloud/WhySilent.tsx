import type { Lang } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { useAbility } from './speech.ts';
import { VoiceSign } from './VoiceSign.tsx';
import './aloud.css';

/** Why nothing can be read aloud here, once a page, for whoever wonders. */
export function WhySilent({ lang }: { readonly lang: Lang }): ReactNode {
  const say = useSay();
  const ability = useAbility(lang);
  if (ability === 'can') return undefined;
  const reason = say.ui(ability === 'noSpeech' ? 'device.aloudNoSpeech' : 'device.aloudNoVoice');
  return (
    <details className="aloud-why">
      <summary title={reason}>
        <VoiceSign name="silent" />
        <span className="unseen">{say.ui('device.aloudRead')}</span>
      </summary>
      <p>{reason}</p>
    </details>
  );
}
