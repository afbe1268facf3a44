import { LATER } from './screens/index.ts';
import { describeStumbles } from './screens/stumbles.ts';

describeStumbles(LATER);
