import { CHARTERS } from '@charterstone/rules';
import { BUILDING_BOX, buildingArt } from '../art/buildings/draw.ts';
import { Drawn } from '../art/Drawn.tsx';
import { emblem } from '../art/emblems.ts';
import { chip } from '../art/glyphs/chip.ts';
import { drawingOf } from '../art/glyphs/drawings.ts';
import { GLYPH_NAMES, glyphOf } from '../art/glyphs/glyph.ts';
import { ICON_NAMES, icon, SIGN_NAMES, signIcon } from '../art/icons/icon.ts';
import { CREAM, INK } from '../art/paper.ts';
import { bead, shield } from '../art/pieces/counts.ts';
import { crate, octagon, scoreFlag, token, worker } from '../art/pieces/pieces.ts';
import { TILE_BOX, tile } from '../art/tile.ts';
import { TONES } from '../art/tones.ts';
import { FORMS_SHOWN, ROOFS_SHOWN, TILES_SHOWN, WALLS_SHOWN } from './lines.ts';
import './specimens.css';

const SMALL = '-12 -12 24 24';
const PIECE = '-20 -36 40 46';

export function Specimens() {
  return (
    <main className="specimens">
      <h1>Paper village</h1>
      <p>Every picture is drawn from one line of data: a chain, a tier, a wall, a roof and a few props.</p>
      <h2>Tiles</h2>
      <div className="specimens-tiles">
        {TILES_SHOWN.map((says) => (
          <Drawn key={says.name} markup={tile(says)} viewBox={TILE_BOX} name={says.name} />
        ))}
      </div>
      <Buildings />
      <Pieces />
      <Glyphs />
    </main>
  );
}

function Buildings() {
  return (
    <>
      <h2>Forms, walls, roofs and props</h2>
      <div className="specimens-buildings">
        {[...FORMS_SHOWN, ...WALLS_SHOWN, ...ROOFS_SHOWN].map(({ name, line, land }) => (
          <figure key={name} style={{ background: TONES[land].tile }}>
            <Drawn markup={buildingArt(line, TONES[land]).markup} viewBox={BUILDING_BOX} name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

function Pieces() {
  const pieces: readonly (readonly [name: string, markup: string])[] = [
    ...CHARTERS.map((charter) => [`worker ${charter}`, worker(charter)] as const),
    ...CHARTERS.map((charter) => [`small ${charter}`, worker(charter, 'small')] as const),
    ['spectral', worker('black', 'big', true)],
    ...CHARTERS.map((charter) => [`token ${charter}`, token(charter, 12)] as const),
    ...CHARTERS.map((charter) => [`flag ${charter}`, scoreFlag(charter)] as const),
    ['crate', crate(24)],
    ['crate 21', crate(24, 21)],
    ['shield 8', shield(8, TONES.green.x)],
    ['shield 20', shield(20, TONES.red.x)],
    ['octagon', octagon(13)],
    ...['2', '12', '6+'].map((count) => [`bead ${count}`, bead(count, 0, 0, 9)] as const),
  ];
  return (
    <>
      <h2>Pieces</h2>
      <div className="specimens-pieces">
        {pieces.map(([name, markup]) => (
          <figure key={name}>
            <Drawn markup={markup} viewBox={PIECE} name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        {([...CHARTERS, 'commons'] as const).map((land) => (
          <figure key={land} style={{ background: TONES[land].m }}>
            <Drawn markup={emblem(land, 20, TONES[land].on)} viewBox={SMALL} name={land} />
            <figcaption>{land}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

function Glyphs() {
  return (
    <>
      <h2>Glyphs and chips</h2>
      <div className="specimens-glyphs">
        {GLYPH_NAMES.map((name) => (
          <figure key={name}>
            <Drawn markup={drawingOf(name)} viewBox={SMALL} name={name} />
            <Drawn markup={chip(glyphOf(name, 3), 12.4)} viewBox="-16 -16 34 34" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <h2>Icons and signs</h2>
      <div className="specimens-icons">
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <Drawn markup={icon(name, 20, CREAM)} viewBox={SMALL} name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        {SIGN_NAMES.map((name) => (
          <figure key={name} className="specimens-sign">
            <Drawn markup={signIcon(name, 20, INK)} viewBox={SMALL} name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
