import { pine } from '../../art/buildings/nature.ts';
import { at, mix, oval, shape, times } from '../../art/paper.ts';
import { zeppelin } from '../../art/vistas/crafts.ts';
import { houses } from '../../art/vistas/land.ts';
import { cloud } from '../../art/vistas/sky.ts';

/** What a door leads to, as far as one can tell from outside: a warm land or a cool one. It says nothing about the story. */
export type Way = 'warm' | 'cool';

export const DOOR_BOX = '-300 -500 600 590';
const HALF = 150;
const HIGH = 250;
const NIGHT = '#1b1438';

/** An arch about 0, its foot on 0; `more` wider all round. */
export const arch = (more = 0): string =>
  `M${-HALF - more} 0V${-HIGH}A${HALF + more} ${HALF + more} 0 0 1 ${HALF + more} ${-HIGH}V0z`;

const STONE: { readonly [W in Way]: string } = { warm: '#c9733f', cool: '#4f7f9a' };

/** Layers of paper round the opening, the keystones, and the steps before it. */
export function doorFrame(way: Way): { readonly behind: string; readonly steps: string } {
  const stone = STONE[way];
  const keystones = times(11, (i) => {
    const angle = (Math.PI * (i + 0.5)) / 11;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `<path d="M${(-x * 168).toFixed(1)} ${(-HIGH - y * 168).toFixed(1)}L${(-x * 180).toFixed(1)} ${(-HIGH - y * 180).toFixed(1)}" stroke="${mix(stone, NIGHT, 0.5)}" stroke-width="4"/>`;
  });
  return {
    behind:
      at(-14, 20, 1, `<path d="${arch(62)}" fill="#0a0a26" opacity=".4"/>`) +
      shape(arch(62), mix(stone, NIGHT, 0.62)) +
      shape(arch(48), mix(stone, NIGHT, 0.38)) +
      shape(arch(32), stone) +
      shape(arch(16), mix(stone, '#fff0cf', 0.32)) +
      keystones,
    steps:
      shape('M-212 0H212L236 22H-236z', '#d9c6a6') +
      shape('M-236 22H236V36H-236z', '#a58d78') +
      shape('M-252 36H252L280 60H-280z', '#c4af92') +
      shape('M-280 60H280V78H-280z', '#8c7668'),
  };
}

const WARM =
  shape('M-160-480H160V10H-160z', '#f6b48e') +
  shape('M-160-300H160V10H-160z', '#ffd9a0') +
  cloud(-150, -360, 150, '#fff2d8', 0.8) +
  oval(46, -262, 60, 60, '#fff3cf') +
  zeppelin(-10, -300, 0.9) +
  shape('M-160-120Q-60-176 30-140T170-150V20H-160z', '#e9a06a') +
  shape('M-160-70Q-40-120 60-86T170-90V20H-160z', '#d9834f') +
  houses([
    [-70, -92, 1.05, 'hall', 'rose', 'plum', 'bunting plain'],
    [84, -88, 1, 'cottage', 'plaster', 'gold', 'chimney flowers plain'],
  ]) +
  shape('M-160-30Q0-60 170-30V20H-160z', '#c4683f') +
  '<path d="M-30 14Q10-30 0-74" stroke="#ffe0a8" stroke-width="18" fill="none" stroke-linecap="round"/>';

const COOL =
  shape('M-160-480H160V10H-160z', '#223468') +
  shape('M-160-250H160V10H-160z', '#38608a') +
  times(
    20,
    (i) =>
      `<circle cx="${-150 + ((i * 73) % 300)}" cy="${-460 + ((i * 41) % 210)}" r="${1.2 + (i % 3) * 0.7}" fill="#fdf1cf" opacity="${0.5 + (i % 4) * 0.12}"/>`,
  ) +
  shape('M20-362a46 46 0 1 0 40 70 38 38 0 0 1-40-70z', '#dff0ea') +
  shape('M-160-150L-80-230-20-170 50-250 120-180 170-210V20H-160z', '#3b5a86') +
  shape('M-160-90Q-60-140 40-100T170-110V20H-160z', '#2b4570') +
  houses([[14, -60, 1.2, 'roundtower', 'slate', 'navy', 'flag plain']]) +
  pine(-96, -64, 2.6, '#4a7a86') +
  pine(112, -66, 2.1, '#4a7a86') +
  shape('M-160-34Q0-62 170-34V20H-160z', '#1f3358') +
  '<path d="M-40 14Q-10-26 6-56" stroke="#8fb8c8" stroke-width="14" fill="none" stroke-linecap="round" opacity=".7"/>';

/** The land behind a door. */
export const behindDoor = (way: Way): string =>
  `${way === 'warm' ? WARM : COOL}${shape('M-160-480H-126V10H-160z', NIGHT, 0.3)}`;

/** One wing, from its hinge at the left (-1) or the right (1) to the middle. */
export function wing(way: Way, side: -1 | 1): string {
  const wood = way === 'warm' ? '#7a4a2e' : '#3d4a66';
  const edge = mix(wood, '#fff0cf', 0.22);
  const x = (n: number): number => side * n;
  const top = (n: number): number => -HIGH - Math.sqrt(HALF * HALF - n * n);
  const planks = [30, 60, 90, 120]
    .map(
      (n) =>
        `<path d="M${x(n)} 0V${top(n).toFixed(1)}" stroke="${mix(wood, NIGHT, 0.35)}" stroke-width="3" fill="none"/>`,
    )
    .join('');
  const bands = [-70, -210]
    .map((y) => shape(`M${x(0)} ${y}H${x(136)}l${x(10)} 9l${x(-10)} 9H${x(0)}z`, mix(wood, NIGHT, 0.55)))
    .join('');
  return (
    shape(
      `M${x(0)} 0V${-HIGH - HALF}A${HALF} ${HALF} 0 0 ${side === 1 ? 1 : 0} ${x(HALF)} ${-HIGH}V0z`,
      side === -1 ? mix(wood, NIGHT, 0.18) : wood,
    ) +
    planks +
    bands +
    `<path d="M${x(2)} 0V${-HIGH - HALF + 1}" stroke="${edge}" stroke-width="4" opacity=".6"/>` +
    oval(x(20), -150, 8, 8, '#e8b04c') +
    oval(x(20) - 2, -152, 3, 3, '#ffe6ab')
  );
}

/** The beam that falls before a door that stays shut. */
export const BEAM =
  at(-8, 12, 1, shape('M-196-176H196V-136H-196z', '#0a0a26', 0.35)) +
  shape('M-196-176H196V-136H-196z', '#8a5a35') +
  shape('M-196-176H196V-166H-196z', '#b98352') +
  times(4, (i) => oval(-150 + i * 100, -154, 5, 5, '#3a2415')) +
  shape('M-176-196H-148V-116H-176z', '#4a4f5e') +
  shape('M148-196H176V-116H148z', '#4a4f5e');

/** A plate above the keystone with the letter of the crate. */
export const PLATE = shape('M-34-478H34L26-424H-26z', '#fbf0da') + shape('M-34-478H34L33-470H-33z', '#fff');
