import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { Button } from '../../parts/Button.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Pick } from '../../parts/Pick.tsx';
import { Sign } from '../../parts/Sign.tsx';
import {
  MOST_SEATS,
  type PlannedSeat,
  SITTERS,
  type Sitter,
  seatsFor,
  WAYS,
  type Way,
  wayOf,
  withOneMore,
} from './draft.ts';

const WAY_TEXTS = {
  alone: { name: 'new.alone', more: 'new.aloneText' },
  online: { name: 'new.online', more: 'new.onlineText' },
  oneDevice: { name: 'new.oneDevice', more: 'new.oneDeviceText' },
} as const satisfies { readonly [W in Way]: { readonly name: string; readonly more: string } };

type SeatPlanProps = {
  readonly seats: readonly PlannedSeat[];
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
};

/** How many seats there are, and who plays each of them. */
export function SeatPlan({ seats, onChange }: SeatPlanProps): ReactNode {
  const say = useSay();
  const mine = seats.filter(({ sitter }) => sitter === 'me').length;
  return (
    <>
      <Choices
        label={say.ui('new.way')}
        value={wayOf(seats)}
        onChange={(way) => onChange(seatsFor(way))}
        options={WAYS.map((value) => ({
          value,
          text: say.ui(WAY_TEXTS[value].name),
          more: say.ui(WAY_TEXTS[value].more),
        }))}
      />
      <fieldset className="seats">
        <legend className="field-label">{say.ui('new.seats', { n: seats.length })}</legend>
        <ol>
          {seats.map((seat, i) => (
            <li key={seat.id} className="seat">
              <span className="seat-number" aria-hidden="true">
                {i + 1}
              </span>
              <Pick
                className="seat-pick"
                label={say.ui('new.seat', { n: i + 1 })}
                isLabelHidden
                value={seat.sitter}
                onChange={(sitter) =>
                  onChange(seats.map((one) => (one.id === seat.id ? { ...one, sitter } : one)))
                }
                options={SITTERS.map((value) => ({ value, text: sitterText(say, value) }))}
                hint={hintText(say, seat.sitter, mine)}
              />
              {seats.length === 1 ? undefined : (
                <Button
                  look="quiet"
                  isIcon
                  aria-label={say.ui('new.removeSeat', { n: i + 1 })}
                  onPress={() => onChange(seats.filter(({ id }) => id !== seat.id))}
                >
                  <Sign name="close" />
                </Button>
              )}
            </li>
          ))}
        </ol>
        {seats.length >= MOST_SEATS ? (
          <p className="field-hint">{say.ui('new.full')}</p>
        ) : (
          <Button look="paper" onPress={() => onChange(withOneMore(seats))}>
            <Sign name="plus" />
            <span>{say.ui('new.addSeat')}</span>
          </Button>
        )}
        {mine === 0 ? <p className="field-hint">{say.ui('new.onlyWatch')}</p> : undefined}
      </fieldset>
    </>
  );
}

function sitterText(say: ReturnType<typeof useSay>, sitter: Sitter): string {
  switch (sitter) {
    case 'me':
      return say.ui('new.me');
    case 'link':
      return say.ui('new.byLink');
    case 'automa':
      return say.ui('column.automa');
    default:
      return say.ui('new.bot', { level: say.ui(`grade-${sitter}`) });
  }
}

function hintText(say: ReturnType<typeof useSay>, sitter: Sitter, mine: number): string {
  switch (sitter) {
    case 'me':
      return say.ui(mine > 1 ? 'new.shared' : 'new.meHint');
    case 'link':
      return say.ui('new.byLinkHint');
    case 'automa':
      return say.ui('setup.automas');
    default:
      return say.ui(`level-${sitter}`);
  }
}
