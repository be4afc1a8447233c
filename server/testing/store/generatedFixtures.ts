import { generateFixtures } from '@server/fixtures/generate';
import type { Fixtures } from '@server/store/tables';

let generated: Fixtures | undefined;

/**
 * The demo data for the week of `REFERENCE_DAY`, as they are generated. They are kept for the other test files of a
 * worker, because generating them takes more than a second. They are frozen, so that no test changes those of another.
 */
export function generatedFixtures(): Fixtures {
  generated ??= deepFreeze(generateFixtures());
  return generated;
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part as object);
  }
  return Object.freeze(value);
}
