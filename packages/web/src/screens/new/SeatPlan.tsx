import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { Button } from '../../parts/Button.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Field } from '../../parts/Field.tsx';
import { Pick } from '../../parts/Pick.tsx';
import { Sign } from '../../parts/Sign.tsx';
import {
  areNamed,
  hasNamesake,
  isMisnamed,
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
  const change = (seat: PlannedSeat): void => onChange(seats.map((one) => (one.id === seat.id ? seat : one)));
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
              <div className="seat-pick">
                <Pick
                  label={say.ui('new.seat', { n: i + 1 })}
                  isLabelHidden
                  value={seat.sitter}
                  onChange={(sitter) => change({ ...seat, sitter })}
                  options={SITTERS.map((value) => ({ value, text: sitterText(say, value, mine) }))}
                  hint={hintText(say, seat.sitter, mine)}
                />
                {seat.sitter === 'me' && areNamed(seats) ? (
                  <SeatName seat={seat} n={i + 1} isTaken={hasNamesake(seats, seat)} onChange={change} />
                ) : undefined}
              </div>
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

type SeatNameProps = {
  readonly seat: PlannedSeat;
  readonly n: number;
  /** Somebody else is called so. */
  readonly isTaken: boolean;
  readonly onChange: (seat: PlannedSeat) => void;
};

/** Those who share a device are called something too. */
function SeatName({ seat, n, isTaken, onChange }: SeatNameProps): ReactNode {
  const say = useSay();
  return (
    <Field
      label={say.ui('new.seatName', { n })}
      value={seat.called ?? ''}
      onChange={(called) => onChange({ ...seat, called })}
      maxLength={40}
      autoComplete="off"
      error={isMisnamed(seat) ? say.ui('name.wrong') : isTaken ? say.ui('wrong.sameName') : undefined}
    />
  );
}

/** Who shares a device is not one and the same. */
function sitterText(say: ReturnType<typeof useSay>, sitter: Sitter, mine: number): string {
  switch (sitter) {
    case 'me':
      return say.ui(mine > 1 ? 'new.here' : 'new.me');
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
