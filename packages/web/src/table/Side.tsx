import type { Charter } from '@charterstone/rules';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { useSentences } from '../chronicle/glossary.ts';
import { Linked } from '../chronicle/Linked.tsx';
import { type Glossary, linkedIn } from '../chronicle/terms.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { Chat, type ChatProps } from './Chat.tsx';
import { useFollowing } from './following.ts';
import { keyed } from './keyed.ts';
import { isByOthers, type LogSentence, linesOf, newsIn, useAway, useLog } from './log.ts';
import { BackToHere } from './menu/rewind/BackToHere.tsx';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import { seatingsOf } from './seating.ts';
import type { AtMyTable } from './useTable.ts';

type Props = { readonly scene: Scene; readonly mine: AtMyTable };
type LogProps = Props & {
  readonly onBack: (seq: number) => void;
  /** Whether somebody who was away finds here what the others did since their last turn. */
  readonly onNews: (isNews: boolean) => void;
};

/** What was done and what was said. */
export const Side = memo(function Side({
  scene,
  mine,
  onBack,
  onNews,
  unread,
  onChat,
}: LogProps & ChatProps & { readonly unread: number }): ReactNode {
  const { say } = scene;
  return (
    <Tabs
      className="side"
      label={say.ui('screen.table')}
      leaves={[
        {
          id: 'log',
          name: say.ui('screen.log'),
          shown: () => <Log scene={scene} mine={mine} onBack={onBack} onNews={onNews} />,
        },
        {
          id: 'chat',
          name: <ChatName scene={scene} unread={unread} />,
          shown: () => <Chat scene={scene} mine={mine} onChat={onChat} />,
        },
      ]}
    />
  );
});

function Log({ scene, mine, onBack, onNews }: LogProps): ReactNode {
  const { at, eyes, now, say } = scene;
  const own = eyes === 0 ? undefined : now.charters.find(({ seat }) => seat === eyes)?.charter;
  const all = useLog(at.table.id, mine.link, eyes, own);
  // What happened since what is shown may speak of cards that are still on their way.
  const told = all.some(({ seq }) => seq > at.seq) ? all.filter(({ seq }) => seq <= at.seq) : all;
  const isAway = useAway(mine.link, eyes);
  const glossary = useSentences(scene);
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list);
  const seatings = seatingsOf(told, scene);
  const news = newsIn(told, own);
  const automas = now.charters.flatMap(({ charter, automa }) => (automa ? [charter] : []));
  const isNews = news !== undefined && isByOthers(told, { eyes, own, automas });
  useEffect(() => onNews(isNews && isAway), [isNews, isAway, onNews]);
  return (
    <ol ref={list} className="log" aria-label={say.ui('screen.log')}>
      {told.map((step, i) => {
        const sentences = linesOf(step, scene, seatings[i] ?? scene.seating);
        const what = eyes === 0 || step.seq >= at.seq ? undefined : sentences.at(-1)?.text;
        const isHere = isNews && i === news?.step;
        return (
          <LogLine
            key={step.seq}
            heading={isHere ? say.ui('screen.sinceYou') : undefined}
            before={isHere ? news.turnOf : undefined}
            isBegun={isHere && isAway}
            sentences={sentences}
            seq={step.seq}
            table={at.table.id}
            glossary={i < told.length - LINKED ? undefined : glossary}
            back={what === undefined ? undefined : say.ui('menu.backToHere', { what })}
            onBack={onBack}
          />
        );
      })}
    </ol>
  );
}

/** In so many of the last steps the words of the game lead to the Chronicle; the others are history, and there are many of them. */
const LINKED = 40;

type LineProps = {
  readonly heading: string | undefined;
  /** Whose turn it stands before; at the beginning where that began earlier. */
  readonly before: Charter | undefined;
  /** Whether reading begins at the heading. */
  readonly isBegun: boolean;
  readonly sentences: readonly LogSentence[];
  readonly seq: number;
  readonly table: string;
  readonly glossary: Glossary | undefined;
  /** What it is called to go back to it, where one may. */
  readonly back: string | undefined;
  readonly onBack: (seq: number) => void;
};

/** Two hundred of them need not be looked at with every step. */
const LogLine = memo(function LogLine(props: LineProps): ReactNode {
  const { heading, before, isBegun, sentences, seq, table, glossary, back, onBack } = props;
  const explained = (text: string): ReactNode =>
    glossary === undefined ? (
      text
    ) : (
      <Linked pieces={linkedIn(glossary, [text]).flat()} table={table} isStop={false} />
    );
  const title = heading === undefined ? undefined : <h3 data-begin={isBegun || undefined}>{heading}</h3>;
  return (
    <li>
      {before === undefined ? title : undefined}
      {keyed(sentences, ({ text }) => text).map(({ key, thing: { text, turnOf, byItself } }) => (
        <Fragment key={key}>
          {before !== undefined && turnOf === before ? title : undefined}
          <p data-turn={turnOf} data-by-itself={byItself}>
            {turnOf === undefined ? undefined : <SeatCrest charter={turnOf} />}
            {turnOf === undefined ? explained(text) : text}
          </p>
        </Fragment>
      ))}
      {back === undefined ? undefined : <BackToHere words={back} seq={seq} onBack={onBack} />}
    </li>
  );
});

function ChatName({ scene: { say }, unread }: Pick<Props, 'scene'> & { readonly unread: number }): ReactNode {
  if (unread === 0) return say.ui('screen.chat');
  return (
    <>
      {say.ui('screen.chat')}{' '}
      <b className="unread" aria-hidden>
        {unread}
      </b>
      <span className="unseen">{say.ui('screen.unread', { n: unread })}</span>
    </>
  );
}
