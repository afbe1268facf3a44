import type { Source } from '../sources.ts';
import { hatched } from './patterns.ts';
import { DIM, INK, type Picture, ruling, star, words } from './picture.ts';
import { axisFor, labelEvery, short } from './scale.ts';

/** One bar: what it is made of from the bottom up. A bar without parts that is to come is an empty frame. */
export type Bar = {
  readonly label: string;
  readonly parts: readonly { readonly source: Source; readonly n: number }[];
  /** What is written above it; parts below zero are in it, though they can't be drawn. */
  readonly total: number;
  readonly hasWon?: boolean;
  readonly isToCome?: boolean;
  readonly isChosen?: boolean;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type LaidBar = {
  readonly bar: Bar;
  readonly frame: Box;
  readonly boxes: readonly (Box & { readonly source: Source })[];
};

const LEFT = 34;
const RIGHT = 6;
const TOP = 38;
const BOTTOM = 24;
/** How tall the frame of a game to come is. */
const FRAME = 26;

type Room = { readonly width: number; readonly height: number };

/** Where every part of every bar lies. */
export function layBars(bars: readonly Bar[], top: number, { width, height }: Room): readonly LaidBar[] {
  const pitch = (width - LEFT - RIGHT) / Math.max(1, bars.length);
  const wide = Math.min(46, Math.max(2, pitch * 0.7));
  const foot = height - BOTTOM;
  const tall = foot - TOP;
  return bars.map((bar, i) => {
    const x = LEFT + pitch * (i + 0.5) - wide / 2;
    let y = foot;
    const boxes = bar.parts
      .filter(({ n }) => n > 0)
      .map(({ source, n }) => {
        const part = (n / top) * tall;
        y -= part;
        return { source, x, y, width: wide, height: part };
      });
    const frame = bar.isToCome === true ? FRAME : foot - y;
    return { bar, boxes, frame: { x, y: foot - frame, width: wide, height: frame } };
  });
}

/** Stacked bars as cut paper: each part in its colour and pattern, the sum above it, a star above whoever won. */
export function drawBars(bars: readonly Bar[], room: Room): Picture {
  const most = Math.max(0, ...bars.map(({ parts }) => drawn(parts)));
  const axis = axisFor(most);
  const laid = layBars(bars, axis.top, room);
  const foot = room.height - BOTTOM;
  const y = (n: number): number => foot - (n / axis.top) * (foot - TOP);
  const every = labelEvery(bars.length, room.width - LEFT - RIGHT, 21);
  const markup = [
    ruling(axis, LEFT, room.width - RIGHT, y),
    ...laid.map((one) => barMarkup(one)),
    ...laid.map(({ bar, frame }, i) =>
      i % every === 0 || bar.isChosen === true
        ? words(bar.label, frame.x + frame.width / 2, room.height - 6, {
            size: 13,
            bold: bar.isChosen === true,
            fill: bar.isToCome === true ? DIM : INK,
          })
        : '',
    ),
  ].join('');
  return { markup, ...room };
}

function drawn(parts: Bar['parts']): number {
  return parts.reduce((all, { n }) => all + Math.max(0, n), 0);
}

function barMarkup({ bar, boxes, frame }: LaidBar): string {
  const { x, y, width, height } = frame;
  const middle = x + width / 2;
  if (bar.isToCome === true)
    return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="4" fill="none" stroke="#b59c6d" stroke-width="1.400" stroke-dasharray="4 3"/>`;
  const shadow = `<rect x="${short(x - 2.5)}" y="${short(y + 2.5)}" width="${short(width)}" height="${short(Math.max(0, height - 2.5))}" fill="#3b2a5c" fill-opacity=".16"/>`;
  const parts = boxes.map((box) => hatched(box.source, box));
  const chosen =
    bar.isChosen === true
      ? `<rect x="${short(x - 4)}" y="${short(y - 4)}" width="${short(width + 8)}" height="${short(height + 4)}" rx="5" fill="none" stroke="${INK}" stroke-width="2"/>`
      : '';
  const said = width < 15 ? '' : words(String(bar.total), middle, y - 7, { size: 13, bold: true });
  const won = bar.hasWon === true ? star(middle, y - (width < 15 ? 9 : 27), width < 15 ? 9 : 13) : '';
  return (boxes.length === 0 ? '' : shadow) + parts.join('') + chosen + said + won;
}
