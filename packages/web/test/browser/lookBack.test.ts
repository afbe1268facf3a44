import { BACK } from './screens/index.ts';
import { describeStumbles } from './screens/stumbles.ts';

describeStumbles(BACK);
