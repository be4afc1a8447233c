import type { GetBenchmarkQuery } from '@/shared/api/generated/operations';
import { DRIVER_NAMES } from '../storyData';

/** The drivers' averages compared with peers; the last driver has too few scores for it. */
export function benchmark(peers = 8, needed = 5): GetBenchmarkQuery {
  const isCompared = peers >= needed;
  const last = DRIVER_NAMES.length - 1;
  return {
    benchmark: DRIVER_NAMES.map((driver, index) => ({
      driver,
      peers,
      needed,
      starts_on: null,
      median: isCompared ? 5.6 : null,
      lower: isCompared ? 4.2 : null,
      upper: isCompared ? 7 : null,
      above: isCompared && index < last ? peers - index - 2 : null,
      equal: isCompared && index < last ? index : null,
    })),
  };
}
