import { parseArgs } from 'node:util';
import { findPostgres } from '@server/testing/store/postgresServer';
import { missedGoals, reportLine } from './report';
import type { Figure, Scenario, StoreKind } from './scenario';
import { SCENARIOS } from './scenarios';

const printLine = (text: string) => process.stdout.write(`${text}\n`);
const STORES: readonly StoreKind[] = ['sqlite', 'postgres'];

/** `npm run attack -- [--short] [--only NAME] [--store sqlite|postgres]` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      store: { type: 'string' },
    },
  });
  const scenarios = chosen(SCENARIOS, ({ name }) => name, values.only);
  const stores = chosen(STORES, (name) => name, values.store);
  let failures = 0;
  for (const store of stores) {
    if (store === 'postgres' && findPostgres() === null) {
      printLine('postgres: skipped, PostgreSQL is not installed');
      continue;
    }
    for (const scenario of scenarios) failures += await runScenario(scenario, store, values.short);
  }
  printLine(failures === 0 ? 'All goals are met.' : `${String(failures)} goals are missed.`);
  if (failures > 0) process.exitCode = 1;
}

/** Prints the figures of a scenario and returns how many goals it missed; one that fails misses one. */
async function runScenario(scenario: Scenario, store: StoreKind, short: boolean): Promise<number> {
  const began = Date.now();
  try {
    const figures = await scenario.run({ store, short });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    printLine(`${scenario.name} on ${store}, ${seconds} s`);
    const judged = short ? figures.map(withoutTimeGoal) : figures;
    for (const figure of judged) printLine(reportLine(figure));
    return missedGoals(judged).length;
  } catch (error) {
    printLine(`${scenario.name} on ${store} failed`);
    console.error(error);
    return 1;
  }
}

/** A short run shares the machine with other checks, so its times are reported and not judged. */
const withoutTimeGoal = ({ label, value, unit, ...goals }: Figure): Figure =>
  unit === 'ms' ? { label, value, unit } : { label, value, unit, ...goals };

/** All of a list, or the one with a name; throws for a name that is not in it. */
function chosen<T>(all: readonly T[], nameOf: (one: T) => string, name?: string): readonly T[] {
  if (name === undefined) return all;
  const found = all.filter((one) => nameOf(one) === name);
  if (found.length === 0) throw new Error(`Choose one of: ${all.map(nameOf).join(', ')}`);
  return found;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
