import { LANGS } from '@charterstone/words/light';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { settings } from '../../app/settings.ts';
import { Busy } from '../../parts/Busy.tsx';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { Form } from '../../parts/Form.tsx';
import { LANGUAGE_NAMES } from '../../parts/LanguagePicker.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Pick } from '../../parts/Pick.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { ask } from '../../wire/ask.ts';
import { BoxPick } from './BoxPick.tsx';
import { type Draft, flawsIn, freshDraft, guestIn, TIMERS, tableOf } from './draft.ts';
import { type Made, withInvites } from './made.ts';
import './new.css';
import { RuleOptions } from './RuleOptions.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import { StartAt } from './StartAt.tsx';

export function PlanForm({ onMade }: { readonly onMade: (made: Made) => void }): ReactNode {
  const say = useSay();
  const { me, isKnown, isUnsure, arrive } = useMyself();
  const [draft, setDraft] = useState<Draft>(() => freshDraft(say.ui('new.usualName'), settings().language));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const set = (some: Partial<Draft>): void => setDraft((before) => ({ ...before, ...some }));
  const flaws = isChecked ? flawsIn(draft) : [];
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || flawsIn(draft).length > 0) return;
    setBusy(true);
    setError(undefined);
    try {
      // Nobody who is known already is renamed by this.
      await arrive(me === undefined && isKnown && !isUnsure ? guestIn(draft) : undefined);
      onMade(await withInvites(await ask('makeTable', { body: tableOf(draft) })));
    } catch (trouble) {
      setError(trouble);
      setBusy(false);
    }
  };
  return (
    <Form className="plan" onSubmit={begin}>
      <Panel>
        <Field
          label={say.ui('new.name')}
          hint={say.ui('new.nameHint')}
          value={draft.name}
          onChange={(name) => set({ name })}
          maxLength={40}
          autoComplete="off"
          error={flaws.includes('name.wrong') ? say.ui('name.wrong') : undefined}
          isRequired
        />
        <SeatPlan seats={draft.seats} onChange={(seats) => set({ seats })} />
        {flaws.includes('new.nobody') ? (
          <p className="field-error" role="alert" tabIndex={-1} data-wrong>
            {say.ui('new.nobody')}
          </p>
        ) : undefined}
      </Panel>
      <Panel title={say.ui('new.details')}>
        <Pick
          label={say.ui('new.language')}
          hint={say.ui('new.languageHint')}
          value={draft.language}
          onChange={(language) => set({ language })}
          options={LANGS.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
        />
        <BoxPick box={draft.box?.id} onChange={(box) => set({ box, game: 1 })} />
        <StartAt game={draft.game} games={draft.box?.games} onChange={(game) => set({ game })} />
        <div className="page-folds">
          <RuleOptions chosen={draft.options} onChange={(options) => set({ options })} />
          <details className="page-fold">
            <summary>{say.ui('new.time')}</summary>
            <div>
              <Pick
                label={say.ui('new.timer')}
                hint={say.ui('new.timerHint')}
                value={draft.timer}
                onChange={(timer) => set({ timer })}
                options={TIMERS.map((value) => ({
                  value,
                  text: value === 'none' ? say.ui('new.noTimer') : say.ui('new.hours', { n: Number(value) }),
                }))}
              />
              <Toggle
                label={say.ui('new.reminders')}
                hint={say.ui('new.remindersHint')}
                isOn={draft.reminders}
                onChange={(reminders) => set({ reminders })}
              />
            </div>
          </details>
          <details className="page-fold">
            <summary>{say.ui('new.more')}</summary>
            <div>
              <Field
                label={say.ui('new.seed')}
                hint={say.ui('new.seedHint')}
                value={draft.seed}
                onChange={(seed) => set({ seed })}
                maxLength={100}
                autoComplete="off"
                spellCheck="false"
              />
            </div>
          </details>
        </div>
      </Panel>
      <Trouble error={error} words={flaws.length === 0 ? undefined : say.ui('new.lookAbove')} />
      {isBusy && draft.game > 1 ? <Busy>{say.ui('new.preparing')}</Busy> : undefined}
      <div className="page-actions">
        <Button type="submit" look="gold" isBusy={isBusy}>
          {say.ui('new.begin')}
        </Button>
      </div>
    </Form>
  );
}
