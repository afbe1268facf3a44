import type { Choice } from '@charterstone/rules';
import { type CSSProperties, memo, type ReactNode, Suspense } from 'react';
import { Button } from 'react-aria-components';
import { part } from '../app/part.ts';
import { hashOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { ribbonName } from '../board/labels.ts';
import { type Marks, markOf, objectNamed } from '../board/objects.ts';
import { Explained } from '../chronicle/Explained.tsx';
import { inSentence } from '../parts/names.ts';
import { useLongPress } from '../parts/useLongPress.ts';
import type { Acting } from './acting.ts';
import { askedText, whoGoes, whoseTurn } from './asking.ts';
import { CardFace } from './CardFace.tsx';
import { isFounding } from './decision.ts';
import { Goods } from './Goods.tsx';
import { leftBeside } from './handful.ts';
import { useClose, useFingers, useSheets, useWide } from './menu/useNarrow.ts';
import { nameOf } from './names.ts';
import { Proposal } from './Proposal.tsx';
import { beginsTurn } from './reasons.ts';
import { SeatCrest } from './SeatCrest.tsx';
import { saidWords } from './said.ts';
import type { Scene } from './scene.ts';
import { isShown, ownCards } from './shown.ts';
import { type Touching, touchingOf } from './touching.ts';
import { whoIs } from './whoIs.ts';

const StandsIn = part(async () => (await import('./StandsIn.tsx')).StandsIn);
// Only where several are asked for.
const Held = part(async () => (await import('./Held.tsx')).Held);

type Props = {
  readonly scene: Scene;
  readonly acting: Acting;
  readonly marks: Marks;
  /** Somebody is at the button of a choice, or has left it. */
  readonly onThink: (choice: Choice | undefined) => void;
} & Touching;

/** What is asked, and one's own supply to answer it with. */
export const Tray = memo(function Tray(props: Props): ReactNode {
  const { scene, acting } = props;
  const { now, say, eyes, seen } = scene;
  const { speed } = useSettings();
  const own = now.charters.find(({ seat }) => seat === eyes && eyes > 0);
  const cards = own === undefined ? [] : ownCards(own);
  const founds = isFounding(scene.choices, now);
  // So many cards lie beside each other on a small desktop, and on any beside many answers; more of them are slips.
  const side = useClose() ? 2 : 3;
  const hasRoom = useWide() && acting.decision.plain.length < 3;
  return (
    <section
      className="tray"
      aria-label={say.ui(eyes === 0 ? 'screen.whoseTurn' : 'screen.supply')}
      data-charter={own?.charter}
      data-still={speed === 0 || undefined}
      data-asked={scene.choices.length > 0 || undefined}
      style={own && ({ '--charter': `var(--${own.charter}-m)` } as CSSProperties)}
    >
      {own === undefined ? undefined : <SeatCrest charter={own.charter} />}
      <div className="tray-words" aria-live="polite">
        <Headline scene={scene} />
        <p>
          <Explained scene={scene} text={acting.trouble ?? asked(scene, acting)} />
        </p>
      </div>
      {own === undefined ? undefined : <Goods {...props} own={own} />}
      {cards.length === 0 ? undefined : (
        <ul
          className="hand"
          aria-label={say.ui('screen.hand')}
          data-slips={(!hasRoom && cards.length > side) || undefined}
          style={{ '--cards': cards.length } as CSSProperties}
        >
          {cards.map((card) => (
            <li key={card}>
              <CardFace
                scene={scene}
                card={card}
                mark={markOf(props.marks, `card:${card}`)}
                onPick={props.onPick}
                onInspect={props.onInspect}
              />
            </li>
          ))}
        </ul>
      )}
      <Offered {...props} />
      <div className="tray-buttons">
        <Suspense>{scene.standsIn === undefined ? undefined : <StandsIn scene={scene} />}</Suspense>
        <Proposal scene={scene} acting={acting} />
        {now.over ? (
          <a className="gold" href={hashOf({ at: 'table', table: scene.at.table.id, page: 'replay' })}>
            {say.ui('replay.title')}
          </a>
        ) : undefined}
        {founds
          ? undefined
          : acting.decision.plain.map((choice) => (
              <Said key={say.choice(choice, scene.spoken)} choice={choice} {...props} />
            ))}
        <Suspense>{acting.held.length === 0 ? undefined : <Held scene={scene} acting={acting} />}</Suspense>
        {acting.back === undefined || acting.held.length > 0 || founds ? undefined : (
          <Button className="quiet" onPress={acting.back}>
            {say.ui('screen.back')}
          </Button>
        )}
        {seen.undo ? (
          // What is in one's hand is taken back before what was done.
          <Button
            className="quiet"
            onPress={(acting.held.length > 0 ? acting.back : undefined) ?? acting.undo}
          >
            {say.ui('screen.undo')}
          </Button>
        ) : undefined}
      </div>
    </section>
  );
});

/** What can be chosen and lies nowhere on the table (personas, cards of the Index, whatever a story lays out), or too small to be touched. */
function Offered({ scene, acting, marks, onPick, onInspect }: Props): ReactNode {
  const { say, spoken } = scene;
  const isOnSheet = useSheets();
  const isByFinger = useFingers() || isOnSheet;
  const away = { mats: isOnSheet, small: isByFinger };
  const { next, picked } = acting.decision;
  const apart = [...next].filter(([object]) => !isShown(scene, object, away));
  if (apart.length === 0) return undefined;
  // Beside the question the name of the thing is enough.
  const wordsOf = (found: ReturnType<typeof objectNamed>): string | undefined => {
    if (found?.kind === 'quota') return say.quotaSpace(found.space);
    return found?.kind === 'charter' ? ribbonName(say, found.charter, undefined) : undefined;
  };
  return (
    <ul className="hand offered">
      {apart.map(([object, meant]) => {
        const found = objectNamed(object);
        const [first] = meant;
        if (first === undefined) return undefined;
        return (
          <li key={object}>
            {found?.kind === 'card' ? (
              <CardFace
                scene={scene}
                card={found.card}
                mark={markOf(marks, object)}
                onPick={onPick}
                onInspect={onInspect}
              />
            ) : (
              <Button
                className="gold"
                data-object={object}
                {...(found?.kind === 'charter' ? { 'aria-pressed': picked.includes(object) } : {})}
                {...touchingOf(object, { onPick, onInspect })}
              >
                {wordsOf(found) ?? say.choice(first, spoken)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Said({ choice, scene, acting, onThink }: Props & { readonly choice: Choice }): ReactNode {
  const pressing = useLongPress(
    () => acting.choose(choice),
    () => onThink(choice),
  );
  return (
    <Button
      className="gold"
      data-declines={(choice.what === 'none' && acting.decision.next.size > 0) || undefined}
      {...pressing}
      onHoverChange={(isOver) => onThink(isOver ? choice : undefined)}
      onFocusChange={(isOn) => onThink(isOn ? choice : undefined)}
    >
      {acting.held.length > 0 ? scene.say.ui('screen.enough') : saidWords(scene, choice)}
    </Button>
  );
}

/** So many letters are read in the hand of titles. */
const LONG = 30;

function Headline({ scene }: { readonly scene: Scene }): ReactNode {
  const words = saidOfNow(scene) ?? waitedFor(scene);
  const isLong = words.length > LONG;
  const [who, what] = isLong ? namedFirst(scene, words) : [];
  return (
    <h2
      tabIndex={-1}
      title={isLong ? words : undefined}
      data-long={isLong || undefined}
      data-named={what !== undefined || undefined}
    >
      {what === undefined ? (
        words
      ) : (
        <>
          <span>{who}</span> <span>{what}</span>
        </>
      )}
    </h2>
  );
}

/** Whom a headline calls, and what it says to them: only their name is cut where both have no room. */
function namedFirst(scene: Scene, words: string): readonly string[] {
  const who = inSentence(whoIs(scene, scene.eyes));
  if (scene.choices.length === 0 || !words.startsWith(who)) return [];
  const end = words.indexOf(' ', who.length);
  return end < 0 ? [] : [words.slice(0, end), words.slice(end + 1)];
}

/** undefined while others are waited for. */
function saidOfNow(scene: Scene): string | undefined {
  const { say, now, eyes, choices } = scene;
  if (now.over) return say.ui('screen.over');
  if (choices.length > 0) return turnHeadline(scene);
  return eyes === 0 ? say.ui('screen.watching') : undefined;
}

/** On a shared device it says whose turn it is: the crest beside it gives way where there is little room. */
function turnHeadline(scene: Scene): string {
  const { say, at, eyes } = scene;
  const isOwn = whoseTurn(scene) === undefined;
  if (at.seats.length < 2) return say.ui(isOwn ? 'screen.yourTurn' : 'screen.asked');
  return say.ui(isOwn ? 'screen.turnOf' : 'screen.askedOf', { who: inSentence(whoIs(scene, eyes)) });
}

/** In the turn of somebody else it says whose: that is why one is asked, and who gets what is given. */
function askedInTurn(scene: Scene): string {
  const { at, say } = scene;
  const [other, question] = [whoseTurn(scene), askedText(scene)];
  return other === undefined
    ? question
    : say.ui('screen.othersTurn', { who: inSentence(nameOf(at, other, say)), question });
}

function waitedFor(scene: Scene): string {
  const { say, now } = scene;
  return say.ui('screen.waitingFor', { who: say.list(now.deciders.map((seat) => whoIs(scene, seat))) });
}

/** What a turn can be, and how it is done here: by pointing. */
function turnWords({ choices, say }: Scene): string {
  const places = choices.some((choice) => choice.do === 'place');
  const retrieves = choices.some((choice) => choice.do === 'retrieve');
  if (!places) return say.ui('screen.turnRetrieve');
  return say.ui(retrieves ? 'screen.turnEither' : 'screen.turnPlace');
}

function asked(scene: Scene, { held, decision }: Acting): string {
  const { choices, say, question, eyes, now } = scene;
  if (scene.standsIn !== undefined && !now.over) return say.ui('screen.standsIn');
  // Whoever only watches wants to know on whom to look.
  if (choices.length === 0) return eyes === 0 && now.deciders.length > 0 ? waitedFor(scene) : '';
  const words = whoGoes(scene, decision) ?? (beginsTurn(scene) ? turnWords(scene) : askedInTurn(scene));
  return question !== undefined && question.left > 1
    ? `${words} ${say.ui('ask.left', { n: leftBeside(question, held) })}`
    : words;
}
