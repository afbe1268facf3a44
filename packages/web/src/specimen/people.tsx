import type { PersonPicture, ThingPicture } from '@charterstone/protocol';
import { CHARTERS, MINIONS, PERILS } from '@charterstone/rules';
import { createRoot } from 'react-dom/client';
import { Drawn } from '../art/Drawn.tsx';
import { minionArt, minionPiece } from '../art/figures/minions.ts';
import { perilArt, perilPiece } from '../art/figures/perils.ts';
import { thingArt, thingFigure } from '../art/figures/things.ts';
import { PROP_WORDS, THING_WORDS } from '../art/later.ts';
import { AVATARS } from '../art/people/avatars.ts';
import { AUTOMAS, BOTS } from '../art/people/clockwork.ts';
import { personArt } from '../art/people/person.ts';
import { TONES } from '../art/tones.ts';
import { podium } from '../art/vistas/podium.ts';
import { Vista } from '../art/vistas/Vista.tsx';
import { VISTAS } from '../art/vistas/vista.ts';
import { PEOPLE, THINGS } from './peopleLines.ts';
import '../app/fonts.ts';
import '../app/app.css';
import './people.css';

const Person = ({ line, name }: { readonly line: PersonPicture; readonly name: string }) => (
  <figure>
    <Drawn {...personArt(line)} />
    <figcaption>{name}</figcaption>
  </figure>
);

const Thing = ({ line }: { readonly line: ThingPicture }) => (
  <figure>
    <Drawn {...thingArt(line)} />
    <figcaption>{line.thing}</figcaption>
  </figure>
);

/** Everything that can be shown on a card, held or laid beside it, by its word. */
const WORDS = [...new Set([...THING_WORDS, ...PROP_WORDS])].sort();

const crests = [
  ...CHARTERS.flatMap((c) => [...AVATARS[c]]),
  ...Object.values(BOTS),
  ...Object.values(AUTOMAS),
];

const placed = CHARTERS.map((charter, i) => ({
  charter,
  who: AVATARS[charter][i] ?? BOTS[charter],
  rank: i + 1,
}));

function People() {
  return (
    <main className="people-specimen">
      <h1>Paper people</h1>
      <div className="people-specimen-grid">
        {Object.entries(PEOPLE).map(([name, line]) => (
          <Person key={name} name={name} line={line} />
        ))}
      </div>
      <h2>Faces for players, bots and Automas</h2>
      <div className="people-specimen-crests">
        {crests.map((line) => (
          <Drawn key={JSON.stringify(line)} {...personArt(line, 'face')} />
        ))}
      </div>
      <h2>Minions and perils</h2>
      <div className="people-specimen-crests people-specimen-pieces">
        {MINIONS.map((minion, i) => (
          <Drawn key={minion} markup={minionPiece(minion, CHARTERS[i] ?? 'red')} viewBox="-18 -36 36 46" />
        ))}
        {PERILS.map((peril) => (
          <Drawn key={peril} markup={perilPiece(peril)} viewBox="-21 -23 42 46" />
        ))}
      </div>
      <div className="people-specimen-grid">
        {MINIONS.map((minion, i) => (
          <figure key={minion}>
            <Drawn {...minionArt({ kind: 'minion', minion }, TONES[CHARTERS[i] ?? 'red'])} />
            <figcaption>{minion}</figcaption>
          </figure>
        ))}
        {PERILS.map((peril) => (
          <figure key={peril}>
            <Drawn {...perilArt({ kind: 'peril', peril })} />
            <figcaption>{peril}</figcaption>
          </figure>
        ))}
        {THINGS.map((line) => (
          <Thing key={JSON.stringify(line)} line={line} />
        ))}
      </div>
      <h2>Words for things</h2>
      <div className="people-specimen-grid people-specimen-words">
        {WORDS.map((word) => (
          <figure key={word}>
            <Drawn markup={thingFigure(word)} viewBox="-20 -30 40 46" />
            <figcaption>{word}</figcaption>
          </figure>
        ))}
      </div>
      <h2>Landscapes</h2>
      {VISTAS.map((name) => (
        <div className="people-specimen-vista" key={name}>
          <Vista name={name} />
        </div>
      ))}
      <h2>Podium</h2>
      <Drawn {...podium(placed)} />
    </main>
  );
}

const place = document.getElementById('app');
if (place !== null) createRoot(place).render(<People />);
