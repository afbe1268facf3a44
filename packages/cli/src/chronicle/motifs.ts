/** Small pictures of cut paper, 120 by 104, on a sky and a ground. */
export type Motif = keyof typeof MOTIFS;

const PEACH = '#f9c99b';
const ROSE = '#e88f7f';
const DUSK = '#7d6a9c';
const NIGHT = '#1e2f55';
const SEA = '#8fb8ec';
const MEADOW = '#5f9650';
const WOOD = '#3a6a3c';
const EARTH = '#b37c1d';
const CREAM = '#fbf0da';
const INK = '#3b1f52';
const GOLD = '#f2b84b';
const BRICK = '#98352c';
const RED = '#d2573f';

function house(x: number, wall: string, roof: string): string {
  return `<g transform="translate(${x} 82)"><path d="M0 0V-20L13-32 26-20V0Z" fill="${wall}"/><path d="M-4-18 13-36 30-18 26-16 13-28 0-16Z" fill="${roof}"/><rect x="9" y="-13" width="8" height="13" fill="${INK}"/></g>`;
}

const zeppelin = `<g transform="translate(60 38)"><ellipse rx="38" ry="15" fill="${CREAM}"/><path d="M-36-5Q0-12 36-5L38 0Q0-6-38 0Z" fill="${RED}"/><path d="M28-8 46-16V16L28 8Z" fill="#dcc598"/><path d="M-9 17-13 12M9 17 13 12" stroke="${INK}" stroke-width="1.5"/><rect x="-11" y="17" width="22" height="7" rx="2" fill="#6e480f"/><path d="M0 24V46" stroke="${INK}" stroke-width="1.5"/><g transform="translate(-9 44)"><rect width="18" height="12" fill="${CREAM}"/><path d="M0 0 9 7 18 0" fill="none" stroke="#c0a878"/><circle cx="9" cy="8" r="2.4" fill="${RED}"/></g></g>`;

const storehouse = `<ellipse cx="42" cy="72" rx="21" ry="16" fill="#e07b2e"/><ellipse cx="42" cy="72" rx="9" ry="16" fill="#f09a4c"/><path d="M42 57Q42 48 49 47" fill="none" stroke="${WOOD}" stroke-width="4" stroke-linecap="round"/>${[84, 77, 70, 63, 56].map((y) => `<ellipse cx="84" cy="${y}" rx="14" ry="5.5" fill="${GOLD}" stroke="${EARTH}" stroke-width="1.5"/>`).join('')}`;

const gate = `<path d="M22 90V18H98V90" fill="none" stroke="#6e480f" stroke-width="6" stroke-linejoin="round"/><path d="M54 18V26M66 18V26" stroke="${INK}" stroke-width="1.2"/><path d="M26 54H94M26 74H94M32 80 88 48" stroke="#b37c1d" stroke-width="5"/><path d="M46 46V82M60 46V82M74 46V82" stroke="#b37c1d" stroke-width="4"/><rect x="50" y="24" width="20" height="14" rx="2" fill="${CREAM}"/><path d="M56 28v6M60 28v6M64 28v6" stroke="${INK}" stroke-width="1.5"/>`;

const hourglass = `<path d="M40 22H80M40 86H80" stroke="#6e480f" stroke-width="7" stroke-linecap="round"/><path d="M45 25H75Q75 45 62 54 75 63 75 83H45Q45 63 58 54 45 45 45 25Z" fill="${CREAM}" opacity=".9"/><path d="M50 38H70Q68 46 60 52 52 46 50 38ZM48 82Q50 70 60 66T72 82Z" fill="${GOLD}"/><path d="M60 52V68" stroke="${GOLD}" stroke-width="2"/>`;

function face(x: number, y: number, skin: string, hat: string): string {
  return `<g transform="translate(${x} ${y})"><path d="M-17 30Q-15 14 0 14T17 30Z" fill="${hat}"/><circle r="13" fill="${skin}"/><path d="M-14-3Q-12-17 0-17T14-3Q0-9-14-3Z" fill="${hat}"/><circle cx="-4.5" cy="1" r="1.6" fill="${INK}"/><circle cx="4.5" cy="1" r="1.6" fill="${INK}"/><path d="M-4 6Q0 9 4 6" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/></g>`;
}
const faces = `${face(30, 58, '#e8b48c', '#5b3577')}${face(90, 58, '#8a5a3c', '#2b5194')}${face(60, 66, '#f3d0ae', '#98352c')}`;

const neighbours = `${house(18, '#f09a7c', BRICK)}${house(76, SEA, '#2b5194')}<path d="M34 84Q60 104 88 84" fill="none" stroke="#dcc598" stroke-width="5" stroke-dasharray="7 4"/>`;

const banner = `<path d="M38 92V18" stroke="#6e480f" stroke-width="5" stroke-linecap="round"/><path d="M40 22H92L82 38 92 54H40Z" fill="${RED}"/><path d="M60 28l3 7 8 .5-6 5 2 8-7-4.5-7 4.5 2-8-6-5 8-.5Z" fill="${GOLD}"/>`;

const broom = `<path d="M82 16 52 62" stroke="#6e480f" stroke-width="5" stroke-linecap="round"/><path d="M44 56 60 66 52 92 22 84Z" fill="${GOLD}"/><path d="M41 62 57 72M35 84 48 66M46 88 55 71" stroke="${EARTH}" stroke-width="2"/><circle cx="82" cy="86" r="4" fill="#a2a3b0"/><circle cx="92" cy="80" r="3" fill="#a2a3b0"/><circle cx="74" cy="92" r="2.5" fill="#a2a3b0"/>`;

const candle = `<circle cx="60" cy="32" r="26" fill="#f2b84b" opacity=".28"/><circle cx="60" cy="32" r="15" fill="#f2b84b" opacity=".35"/><rect x="52" y="46" width="16" height="44" rx="2" fill="${CREAM}"/><path d="M52 52q4 8 5 0v-4" fill="#dcc598"/><path d="M60 46V40" stroke="${INK}" stroke-width="2"/><path d="M60 18Q70 31 60 41 50 31 60 18Z" fill="${GOLD}"/><path d="M60 28Q64 34 60 40 56 34 60 28Z" fill="${CREAM}"/>`;

const cats = `<path d="M8 70 60 44 112 70V104H8Z" fill="${BRICK}"/><path d="M8 70 60 44 112 70" fill="none" stroke="#611e20" stroke-width="5"/><g fill="#2a2b38"><path d="M44 52Q38 34 52 32L50 22 56 27H62L68 22 66 33Q72 42 66 52Z"/><path d="M45 50Q30 54 32 40" fill="none" stroke="#2a2b38" stroke-width="4" stroke-linecap="round"/></g><circle cx="55" cy="32" r="1.7" fill="${GOLD}"/><circle cx="62" cy="32" r="1.7" fill="${GOLD}"/><circle cx="94" cy="22" r="9" fill="${CREAM}"/>`;

const bunting = `<path d="M4 24Q60 50 116 24" fill="none" stroke="${INK}" stroke-width="2"/>${[
  '#8455a3',
  '#d2573f',
  '#e9b13c',
  '#5f9650',
  '#4778c4',
]
  .map((colour, i) => {
    const x = 16 + i * 20;
    const y = [29, 34, 36, 35, 31][i] ?? 34;
    return `<path d="M${x} ${y}h14l-7 17Z" fill="${colour}"/>`;
  })
  .join('')}${house(20, '#fbdc86', '#b37c1d')}${house(74, '#b48bd0', '#5b3577')}`;

const fence = `${[20, 36, 52, 68, 84, 100].map((x) => `<path d="M${x - 5} 92V44L${x} 36 ${x + 5} 44V92Z" fill="#a2a3b0"/>`).join('')}<path d="M10 56H110M10 78H110" stroke="#454654" stroke-width="4"/><rect x="44" y="48" width="32" height="18" fill="${CREAM}" stroke="${INK}" stroke-width="1.5"/><path d="M49 54H71M49 60H65" stroke="${INK}" stroke-width="2"/>`;

const crown = `<path d="M28 78 22 40 42 56 60 28 78 56 98 40 92 78Z" fill="${GOLD}" transform="rotate(-7 60 56)"/><path d="M28 78H92" stroke="${EARTH}" stroke-width="7" transform="rotate(-7 60 56)"/><circle cx="60" cy="26" r="4" fill="${RED}"/><circle cx="23" cy="42" r="3.5" fill="${RED}"/><circle cx="96" cy="34" r="3.5" fill="${RED}"/>`;

const sunrise = `<circle cx="60" cy="66" r="22" fill="${GOLD}"/>${[0, 30, 60, 90, 120, 150, 180].map((turn) => `<path d="M34 66H24" stroke="${GOLD}" stroke-width="4" stroke-linecap="round" transform="rotate(${turn} 60 66)"/>`).join('')}<path d="M0 82Q34 66 66 76T120 74V104H0Z" fill="${MEADOW}"/><path d="M26 30q5-6 8 0 3-6 8 0M78 22q4-5 7 0 3-5 7 0" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`;

const stone = `<path d="M30 90Q34 42 58 34T92 90Z" fill="#6a6b7a"/><path d="M30 90Q34 42 58 34 46 56 48 90Z" fill="#454654"/><path d="M62 50l11 7v13l-11 7-11-7V57z" fill="none" stroke="${GOLD}" stroke-width="2.5"/><circle cx="62" cy="63" r="3" fill="${GOLD}"/>`;

export const MOTIFS = {
  zeppelin: { sky: PEACH, ground: MEADOW, art: zeppelin },
  storehouse: { sky: CREAM, ground: MEADOW, art: storehouse },
  gate: { sky: SEA, ground: MEADOW, art: gate },
  hourglass: { sky: DUSK, ground: WOOD, art: hourglass },
  faces: { sky: PEACH, ground: EARTH, art: faces },
  neighbours: { sky: ROSE, ground: WOOD, art: neighbours },
  banner: { sky: SEA, ground: '#2f7f8c', art: banner },
  broom: { sky: CREAM, ground: '#c0a878', art: broom },
  candle: { sky: NIGHT, ground: '#152242', art: candle },
  cats: { sky: DUSK, ground: BRICK, art: cats },
  bunting: { sky: PEACH, ground: MEADOW, art: bunting },
  fence: { sky: '#6a6b7a', ground: '#454654', art: fence },
  crown: { sky: NIGHT, ground: INK, art: crown },
  sunrise: { sky: PEACH, ground: MEADOW, art: sunrise },
  stone: { sky: ROSE, ground: WOOD, art: stone },
} as const;
