import { LANGUAGES } from './screens/screen.ts';
import { describeStumbles, inTurn, isOfShare } from './screens/stumbles.ts';

const isTheirTurn = inTurn(1);

// Room is scarcest on a phone.
describeStumbles(
  LANGUAGES.map((language) => ({ language, size: 'phone' })),
  (_, n, look) => isOfShare(n, 0) && isTheirTurn(n, look),
);
