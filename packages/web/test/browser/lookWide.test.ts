import { LANGUAGES } from './screens/screen.ts';
import { describeStumbles, inTurn, isOfShare } from './screens/stumbles.ts';

const isTheirTurn = inTurn(0);

// With LOOK=all also at a zoom of 200 %, in German, which has the longest words.
describeStumbles(
  [
    ...LANGUAGES.map((language) => ({ language, size: 'desktop' }) as const),
    ...(process.env['LOOK'] === 'all' ? [{ language: 'de', size: 'zoomed' } as const] : []),
  ],
  (_, n, look) => isOfShare(n, 1) && isTheirTurn(n, look),
);
