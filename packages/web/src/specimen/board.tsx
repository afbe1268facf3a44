import type { Picture } from '@charterstone/protocol';
import { type BoxData, compile, inspect, type View } from '@charterstone/rules';
import { LANGS, speakerOf, type TongueOf } from '@charterstone/words/light';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTongue } from '../app/words.ts';
import { Vista } from '../art/vistas/Vista.tsx';
import { Board } from '../board/Board.tsx';
import { type Mark, type MarkState, type ObjectName, objectName } from '../board/objects.ts';
import '../app/fonts.ts';
import '../app/tokens.css';
import './board.css';

/**
 * The board by itself, for whoever works on it: `board.html?village=late&lang=de&possible=site:red-3,commons:market&chosen=…&impossible=…`.
 * The villages are written by `node packages/web/test/village/write.ts`.
 */
type Specimen = {
  readonly box: BoxData;
  readonly cells: readonly number[];
  readonly pictures: Readonly<Record<number, Picture>>;
  readonly texts: Readonly<Record<string, Readonly<Record<number, string>>>>;
};

const asked = new URLSearchParams(location.search);
const lang = LANGS.find((one) => one === asked.get('lang')) ?? 'en';

function marked(state: MarkState): readonly [ObjectName, Mark][] {
  return (asked.get(state) ?? '').split(',').flatMap((text): [ObjectName, Mark][] => {
    const name = objectName(text);
    return name === undefined ? [] : [[name, { state }]];
  });
}

const marks = new Map([...marked('possible'), ...marked('impossible'), ...marked('chosen')]);

function Page({
  specimen,
  tongueOf,
}: {
  readonly specimen: Specimen;
  readonly tongueOf: TongueOf;
}): ReactNode {
  const [picked, setPicked] = useState<ObjectName | undefined>(undefined);
  const seen: View = { seat: 1, box: compile(specimen.box), table: Int16Array.from(specimen.cells) };
  const names = specimen.texts[lang] ?? {};
  const say = speakerOf(
    lang,
    tongueOf,
    (card) => {
      const name = names[card];
      return name === undefined ? undefined : { name };
    },
    { box: specimen.box },
  );
  const shown = picked === undefined ? marks : new Map([...marks, [picked, { state: 'chosen' } as const]]);
  return (
    <main className="specimen">
      <Vista name="table" />
      <Board
        now={inspect(seen)}
        say={say}
        box={specimen.box}
        pictures={specimen.pictures}
        marks={shown}
        onPick={setPicked}
      />
    </main>
  );
}

const place = document.getElementById('app');
const tongueOf = await loadTongue(lang);
const found = await fetch(`/.specimen/${asked.get('village') ?? 'mid'}.json`);
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <Page specimen={await found.json()} tongueOf={tongueOf} />
    </StrictMode>,
  );
