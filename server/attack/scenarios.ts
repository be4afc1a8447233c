import { dearQueries } from './dearQueries';
import { images } from './images';
import { lockOut } from './lockOut';
import { loginFlood } from './loginFlood';
import type { Scenario } from './scenario';
import { stalledBodies } from './stalledBodies';
import { sweep } from './sweep';
import { terminate } from './terminate';

/** The scenarios of `npm run attack`, in the order in which they run. */
export const SCENARIOS: readonly Scenario[] = [
  sweep,
  images,
  stalledBodies,
  loginFlood,
  lockOut,
  dearQueries,
  terminate,
];
