import { LANGUAGES } from './screens/screen.ts';
import { describeStumbles, inTurn } from './screens/stumbles.ts';

const isTheirTurn = inTurn(1);

// Room is scarcest on a phone: every screen is looked at there, in one language or another.
describeStumbles(
  LANGUAGES.map((language) => ({ language, size: 'phone' })),
  (_, n, look) => isTheirTurn(n, look),
);
