import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words that only the chart library's own code holds. */
const CHART_LIBRARY = /composition\.view|g-canvas|"g2-/;

const built = path.resolve(__dirname, '../../../dist/web');

/** Whether a script of the built app brings the chart library, or a piece of it. */
export const drawsCharts = (script: { path: string }): boolean =>
  script.path.startsWith('/assets/') &&
  CHART_LIBRARY.test(readFileSync(path.join(built, script.path), 'utf8'));
