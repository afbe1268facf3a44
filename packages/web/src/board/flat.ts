import {
  type Attributes,
  canMove,
  HERE,
  isHere,
  moveShape,
  numbersIn,
  type Placing,
  scaleLengths,
  within,
} from './flatShapes.ts';

/**
 * A drawing without transforms: every shape is written where it is seen. Browsers go through all transforms of a picture whenever any part
 * of the page moves; a village has a thousand of them, and none of its own has to move. Only what is turned keeps its transform.
 */
export function flat(markup: string): string {
  const open: Frame[] = [];
  let out = '';
  let placing = HERE;
  for (const [, closing, tag = '', written = '', end, text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) out += text;
    else if (closing !== undefined) {
      const frame = open.pop();
      placing = frame?.outside ?? HERE;
      if (frame?.isKept !== false) out += `</${tag}>`;
    } else if (tag === 'g') {
      const frame = group(attributesIn(written), placing);
      if (end === undefined) {
        open.push({ outside: placing, isKept: frame.tag !== '' });
        placing = frame.placing;
        out += frame.tag;
      }
    } else {
      out += `<${tag}${shape(tag, attributesIn(written), placing)}${end ?? ''}>`;
      if (end === undefined) open.push({ outside: placing, isKept: true });
    }
  }
  return out;
}

type Frame = { readonly outside: Placing; readonly isKept: boolean };

/** A tag, closing or opening, with its attributes; or what stands between tags. Our own drawings have nothing else. */
const TOKEN = /<(?:(\/)?([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*(\/)?)>|([^<]+)/gi;

function attributesIn(written: string): Attributes {
  return new Map(
    [...written.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name, value]),
  );
}

function writtenOf(attributes: Attributes): string {
  return [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** A group that only places its parts is left out; one that says more stays, at rest. */
function group(
  attributes: Attributes,
  outside: Placing,
): { readonly tag: string; readonly placing: Placing } {
  const transform = attributes.get('transform');
  const own = transform === undefined ? HERE : placingOf(transform);
  attributes.delete('transform');
  if (own === undefined) {
    attributes.set('transform', `${transformOf(outside)}${transform}`);
    return { tag: `<g${writtenOf(attributes)}>`, placing: HERE };
  }
  const placing = within(outside, own);
  if (attributes.size === 0) return { tag: '', placing };
  scaleLengths(attributes, placing);
  return { tag: `<g${writtenOf(attributes)}>`, placing };
}

function shape(tag: string, attributes: Attributes, outside: Placing): string {
  const transform = attributes.get('transform');
  const own = transform === undefined ? HERE : placingOf(transform);
  plainOpacity(attributes);
  if (own === undefined || !canMove(tag, attributes)) {
    const whole = `${transformOf(outside)}${transform ?? ''}`.trim();
    if (whole !== '') attributes.set('transform', whole);
    return writtenOf(attributes);
  }
  attributes.delete('transform');
  moveShape(tag, attributes, within(outside, own));
  return writtenOf(attributes);
}

/** A see-through shape of one colour needs no sheet of its own. */
function plainOpacity(attributes: Attributes): void {
  const opacity = attributes.get('opacity');
  if (opacity === undefined) return;
  const isFilled = attributes.get('fill') !== 'none';
  const isStroked = attributes.has('stroke');
  if (isFilled === isStroked) return;
  attributes.delete('opacity');
  const name = isFilled ? 'fill-opacity' : 'stroke-opacity';
  attributes.set(name, String(Number(attributes.get(name) ?? 1) * Number(opacity)));
}

/** What a transform does, if it turns nothing; undefined otherwise. */
function placingOf(transform: string): Placing | undefined {
  let placing = HERE;
  for (const [, word = '', inside = ''] of transform.matchAll(/([a-z]+)\(([^)]*)\)/gi)) {
    const [first = 0, second] = numbersIn(inside);
    if (word === 'translate') placing = within(placing, { x: first, y: second ?? 0, k: 1 });
    else if (word === 'scale' && (second === undefined || second === first))
      placing = within(placing, { x: 0, y: 0, k: first });
    else return undefined;
  }
  return placing.k > 0 ? placing : undefined;
}

function transformOf(placing: Placing): string {
  if (isHere(placing)) return '';
  const { x, y, k } = placing;
  const round = (n: number): number => Math.round(n * 1000) / 1000;
  return `translate(${round(x)} ${round(y)})${k === 1 ? '' : ` scale(${round(k)})`} `;
}
