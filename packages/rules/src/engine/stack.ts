import { type Game, head, LANE, setHead } from '../table/game.ts';
import { FRAME, LANE_FRAMES, LANES, MAIN_FRAMES, trayStart } from '../table/layout.ts';

/**
 * What is still to be resolved: frames of twelve numbers. Lane 0 is the table's; each charter has a small lane
 * of its own (1 to 6) for choices that seats make side by side. A frame is named by its offset in the table.
 */
const STACK = trayStart('stack');
const DEPTH = trayStart('depth');

const KIND = 0;
const AT = 1;
const WHO = 2;
const CARD = 3;
const DEED = 4;
const SITE = 5;
const PIECE = 6;
const N = 7;
const MASK = 8;
const CHANGE = 9;
const AIM = 10;
const NODE = 11;

/** Kinds of frame. */
export const FLOW = 1;
export const TURN = 2;
export const USE = 3;
export const DO = 4;
export const MOMENT = 5;
export const AIMING = 6;
export const PAYING = 7;
export const PICKING = 8;
export const TAKING_CARD = 9;
export const OFFER = 10;
export const BRANCH = 11;
export const PART = 12;
export const CHARTER_CHOICE = 13;
export const LAYING = 14;
export const EACH = 15;
export const SELECTING = 16;
export const BY_HOW_MUCH = 17;
export const MARKING = 18;
export const KEEPING = 19;
export const ADVANCING = 20;
export const INCOME = 21;
export const PICKING_MINION = 22;
export const PICKING_PERSONA = 23;
export const RETRIEVING = 24;
export const LOOKING = 25;
export const FORKING = 26;
export const ROWS = 27;
export const LAYING_ISLAND = 28;
export const STATIONS = 29;

function laneStart(lane: number): number {
  return lane === 0 ? STACK : STACK + FRAME * (MAIN_FRAMES + LANE_FRAMES * (lane - 1));
}

export function currentLane(g: Game): number {
  return head(g, LANE);
}

export function enterLane(g: Game, lane: number): void {
  setHead(g, LANE, lane);
}

export function depthOf(g: Game, lane: number): number {
  return g.table[DEPTH + lane] ?? 0;
}

/** The frame on top of the lane at work. */
export function top(g: Game): number {
  const lane = currentLane(g);
  return laneStart(lane) + FRAME * (depthOf(g, lane) - 1);
}

/** The top frame of any lane, or -1 when that lane is empty. */
export function topOf(g: Game, lane: number): number {
  const depth = depthOf(g, lane);
  return depth === 0 ? -1 : laneStart(lane) + FRAME * (depth - 1);
}

/** Lays a new frame on top of the lane at work, all zero but for its kind and who answers. */
export function push(g: Game, kind: number, who: number): number {
  const lane = currentLane(g);
  const depth = depthOf(g, lane);
  if (depth === (lane === 0 ? MAIN_FRAMES : LANE_FRAMES)) throw new Error('too much is pending');
  g.table[DEPTH + lane] = depth + 1;
  const f = laneStart(lane) + FRAME * depth;
  g.table[f + KIND] = kind;
  g.table[f + WHO] = who;
  return f;
}

/** Takes the top frame off and wipes it, so that equal tables are equal to the byte. */
export function pop(g: Game): void {
  const lane = currentLane(g);
  const depth = depthOf(g, lane);
  const f = laneStart(lane) + FRAME * (depth - 1);
  const t = g.table;
  for (let i = f; i < f + FRAME; i++) t[i] = 0;
  t[DEPTH + lane] = depth - 1;
}

/**
 * The twelve numbers of a frame, each with its reader and writer: what they mean for a kind of frame is said where that kind is
 * written. They are functions and not numbered fields, so that the engine reads them at full speed from any module.
 */
export function kindIn(g: Game, f: number): number {
  return g.table[f + KIND] ?? 0;
}
export function stageIn(g: Game, f: number): number {
  return g.table[f + AT] ?? 0;
}
export function whoIn(g: Game, f: number): number {
  return g.table[f + WHO] ?? 0;
}
export function cardIn(g: Game, f: number): number {
  return g.table[f + CARD] ?? 0;
}
export function deedIn(g: Game, f: number): number {
  return g.table[f + DEED] ?? 0;
}
export function siteIn(g: Game, f: number): number {
  return g.table[f + SITE] ?? 0;
}
export function pieceIn(g: Game, f: number): number {
  return g.table[f + PIECE] ?? 0;
}
export function leftIn(g: Game, f: number): number {
  return g.table[f + N] ?? 0;
}
export function maskIn(g: Game, f: number): number {
  return g.table[f + MASK] ?? 0;
}
export function changeIn(g: Game, f: number): number {
  return g.table[f + CHANGE] ?? 0;
}
export function aimIn(g: Game, f: number): number {
  return g.table[f + AIM] ?? 0;
}
export function nodeIn(g: Game, f: number): number {
  return g.table[f + NODE] ?? 0;
}

export function setStage(g: Game, f: number, value: number): void {
  g.table[f + AT] = value;
}
export function setCard(g: Game, f: number, value: number): void {
  g.table[f + CARD] = value;
}
export function setDeed(g: Game, f: number, value: number): void {
  g.table[f + DEED] = value;
}
export function setSite(g: Game, f: number, value: number): void {
  g.table[f + SITE] = value;
}
export function setPiece(g: Game, f: number, value: number): void {
  g.table[f + PIECE] = value;
}
export function setLeft(g: Game, f: number, value: number): void {
  g.table[f + N] = value;
}
export function setMask(g: Game, f: number, value: number): void {
  g.table[f + MASK] = value;
}
export function setChange(g: Game, f: number, value: number): void {
  g.table[f + CHANGE] = value;
}
export function setAim(g: Game, f: number, value: number): void {
  g.table[f + AIM] = value;
}
export function setNode(g: Game, f: number, value: number): void {
  g.table[f + NODE] = value;
}

/** A frame's number for the field DEED of another: 0 is none. */
export function frameNumber(f: number): number {
  return (f - STACK) / FRAME + 1;
}

/** The frame behind a DEED number. */
export function frameOf(number: number): number {
  return STACK + (number - 1) * FRAME;
}

/** The i-th frame of a lane from the bottom, or -1. */
export function frameInLane(g: Game, lane: number, i: number): number {
  return i < depthOf(g, lane) ? laneStart(lane) + FRAME * i : -1;
}

/** The kinds and deciders of every pending frame of a lane, bottom first, for `inspect`. */
export function framesOf(g: Game, lane: number): number[] {
  return Array.from({ length: depthOf(g, lane) }, (_, i) => laneStart(lane) + FRAME * i);
}

export { LANES };
