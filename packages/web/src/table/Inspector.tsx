import type { Charter, Choice, Fact, Supply } from '@charterstone/rules';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Drawn } from '../art/Drawn.tsx';
import { ribbonName, trackFacts, trackTitle } from '../board/labels.ts';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import { charterIn } from '../board/places.ts';
import { useGlossary } from '../chronicle/glossary.ts';
import { Linked } from '../chronicle/Linked.tsx';
import { namesIn, sparing } from '../chronicle/sparing.ts';
import { type Glossary, linkedIn, type Piece } from '../chronicle/terms.ts';
import { Sign } from '../parts/Sign.tsx';
import { widest } from '../parts/widest.ts';
import type { Acting } from './acting.ts';
import { Bargain } from './Bargain.tsx';
import { cardPicture, cardWords, toneOf } from './cardLook.ts';
import { lidOn } from './lid.ts';
import { useSheets } from './menu/useNarrow.ts';
import { isInto, useTableKey } from './menu/useTableKey.ts';
import { nameOf } from './names.ts';
import { Outcome } from './Outcome.tsx';
import { reasonsAgainst } from './reasons.ts';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import { useOpened } from './useOpened.ts';
import { useOutcomes } from './useOutcomes.ts';
import { WayBack } from './WayBack.tsx';
import { WhatTheyHave } from './WhatTheyHave.tsx';
import { wayWords } from './wayWords.ts';

type Props = {
  readonly scene: Scene;
  readonly object: ObjectName;
  /** On a small screen, on which side of the village it lies; undefined where somebody wanted to look, and it has the room it needs. */
  readonly aside?: string;
  readonly acting: Acting;
  readonly close: () => void;
};

/** One thing, large: what it is, what it does in plain words, what it would bring now or why it can't be used. */
export function Inspector({ scene, object: looked, aside, acting, close }: Props): ReactNode {
  const { slip, onKeyDown } = useWayIn();
  const { shown: object, open, back } = useOpened(looked, slip);
  const { say, content } = scene;
  const subject = subjectOf(scene, object);
  const meant = acting.decision.next.get(object) ?? [];
  // Whoever wants to choose piece by piece is asked about each.
  const plain = meant.filter(({ do: deed }) => deed !== 'careful');
  const outcomeOf = useOutcomes(scene, plain, acting.foresee);
  const placing = meant.find(({ do: deed }) => deed === 'place');
  // Where one's goods are touched as one thing, they say why they stay.
  const isOwnSupply = useSheets() && subject.owner?.seat === scene.eyes;
  const reasons = meant.length > 0 ? [] : reasonsAgainst(scene, isOwnSupply ? 'good:coin' : object);
  const picture = subject.card === undefined ? undefined : cardPicture(content, subject.card);
  const text = subject.card === undefined ? undefined : content.textOf(subject.card);
  const glossary = useGlossary(scene);
  const spared = sparing(glossary, namesIn(scene));
  // Whoever opens its crate gets nothing of what the building itself gives.
  const lid = lidOn(subject.card, meant, outcomeOf, content);
  const words = [
    lid !== undefined
      ? say.ui('screen.crateClosed', { n: lid.crate })
      : subject.card === undefined
        ? (subject.words ?? '')
        : cardWords(scene, subject.card),
    lid === undefined ? (text?.text ?? '') : '',
  ];
  const bargained = lid === undefined ? subject.card : lid.by;
  const own = subject.card === undefined ? [] : [subject.card];
  const [doing = [], printed = []] = linkedIn(glossary, words, own);
  const linked = [...doing, ...printed].flatMap((piece) => (typeof piece === 'string' ? [] : [piece.to]));
  // What is against it may name whoever is waited for.
  const [why = []] = linkedIn(spared, [reasons.join(' ')], [...own, ...linked]);
  const table = scene.at.table.id;
  const tone =
    subject.land === undefined
      ? subject.card && toneOf(content, subject.card)
      : `var(--${subject.land}-tile)`;
  return (
    <section
      ref={slip}
      className="inspector"
      aria-label={subject.name}
      data-aside={aside}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={tone === undefined ? undefined : ({ '--tone': tone } as CSSProperties)}
    >
      <Button className="inspector-close" aria-label={say.ui('screen.close')} onPress={close}>
        <Sign name="close" />
      </Button>
      {picture === undefined ? undefined : (
        <Drawn markup={picture.markup} viewBox={picture.viewBox} className="inspector-picture" />
      )}
      <div className="inspector-words">
        <header>
          {back === undefined ? undefined : <WayBack scene={scene} from={looked} onPress={back} />}
          {subject.land === undefined ? undefined : (
            <p className="inspector-where">
              <SeatCrest charter={subject.land} />
              {ribbonName(say, subject.land, undefined)}
            </p>
          )}
          <h2 style={widest(subject.name)}>
            {subject.owner === undefined ? undefined : <SeatCrest charter={subject.owner.charter} />}
            <Linked pieces={headingOf(subject, glossary)} table={table} />
          </h2>
        </header>
        {subject.owner === undefined ? undefined : (
          <WhatTheyHave scene={scene} supply={subject.owner} onOpen={open} />
        )}
        {doing.length === 0 ? undefined : (
          <p>
            <Linked pieces={doing} table={table} />
          </p>
        )}
        {bargained === undefined ? undefined : <Bargain scene={scene} card={bargained} />}
        {printed.length === 0 ? undefined : (
          <p className="printed">
            <Linked pieces={printed} table={table} />
          </p>
        )}
        {text?.flavour === undefined || lid !== undefined ? undefined : (
          <p className="flavour">{text.flavour}</p>
        )}
        {why.length === 0 ? undefined : (
          <p className="reason">
            <strong>{say.ui('screen.notPossible')}</strong> <Linked pieces={why} table={table} />
          </p>
        )}
        {meant.map((choice) => (
          <Way
            key={`${choice.do} ${choice.what} ${choice.at}`}
            choice={choice}
            words={wayWords(choice, meant, scene, placing && outcomeOf(placing))}
            brings={choice.do === 'careful' ? [] : outcomeOf(choice)}
            scene={scene}
            choose={() => {
              acting.choose(choice);
              close();
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** A key leads from a thing to what can be done with it, Escape back to the thing. */
function useWayIn() {
  const slip = useRef<HTMLElement>(null);
  const from = useRef<Element | null>(null);
  useTableKey(isInto, () => {
    from.current = document.activeElement;
    (slip.current?.querySelector<HTMLElement>('.way button') ?? slip.current)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const thing = from.current;
    const isGone = !(thing instanceof HTMLElement || thing instanceof SVGElement) || !thing.isConnected;
    if (event.key !== 'Escape' || isGone) return;
    event.stopPropagation();
    from.current = null;
    thing.focus({ preventScroll: true });
  };
  return { slip, onKeyDown };
}

/** One way to mean it, with what it would bring. */
function Way({
  choice,
  words,
  brings,
  scene,
  choose,
}: {
  readonly choice: Choice;
  readonly words: string;
  readonly brings: readonly Fact[];
  readonly scene: Scene;
  readonly choose: () => void;
}) {
  return (
    <div className="way">
      <Outcome scene={scene} choice={choice} brings={brings} />
      <Button className={choice.do === 'careful' ? 'quiet way-careful' : 'gold'} onPress={choose}>
        {words}
      </Button>
    </div>
  );
}

type Subject = {
  readonly name: string;
  readonly card: number | undefined;
  readonly owner?: Supply;
  /** The charter it stands in. */
  readonly land?: Charter | undefined;
  /** What is said of it where no card says it. */
  readonly words?: string;
};

/** The name of a card is no sentence of words to be explained, unless it is one of them itself; what people are called never is. */
function headingOf({ name, card, owner }: Subject, glossary: Glossary): readonly Piece[] {
  if (owner !== undefined) return [name];
  const pieces = linkedIn(glossary, [name]).flat();
  return card === undefined || pieces.length === 1 ? pieces : [name];
}

function subjectOf({ say, now, at, content }: Scene, object: ObjectName): Subject {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site': {
      const card = now.village[found.site];
      const land = charterIn(found.site);
      return card === undefined
        ? { name: say.ui('screen.emptyPlot'), card, land, words: say.ui('screen.emptyPlotText') }
        : { name: say.name(card), card, land };
    }
    case 'card':
      return { name: say.name(found.card), card: found.card };
    case 'quota':
      return { name: say.quotaSpace(found.space), card: undefined };
    case 'charter': {
      const owner = now.charters.find(({ charter }) => charter === found.charter);
      return owner === undefined
        ? { name: say.charter(found.charter), card: undefined }
        : { name: nameOf(at, owner, say), card: undefined, owner };
    }
    case 'worker':
      return { name: say.charter(found.charter), card: undefined };
    case 'good':
      return { name: say.icon(found.good), card: undefined };
    case 'track': {
      const name = trackTitle(say, found.track);
      return { name, card: undefined, words: trackFacts(say, now, content.data, found.track) };
    }
    default:
      return { name: say.ui('screen.table'), card: undefined };
  }
}
