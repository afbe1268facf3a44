import { HOME } from './screens/home.ts';
import { LANGUAGES } from './screens/screen.ts';
import { describeStumbles, inTurn } from './screens/stumbles.ts';

const isTheirTurn = inTurn(0);
/** Every screen has been looked at on a phone; broad ones differ in where things lie, not in what they are. */
const EVERY = 3;

// The longest words are German: at a zoom of 200 % nothing else is looked at.
describeStumbles(
  [
    ...LANGUAGES.map((language) => ({ language, size: 'desktop' }) as const),
    { language: 'de', size: 'zoomed' },
  ],
  (screen, n, look) => {
    if (look.size === 'zoomed') return HOME.includes(screen);
    const isWideOnly = screen.sizes !== undefined && !screen.sizes.includes('phone');
    return (isWideOnly || Math.floor(n / LANGUAGES.length) % EVERY === 0) && isTheirTurn(n, look);
  },
);
