import type { GetBenchmarkQuery } from '@/shared/api/generated/operations';

type BenchmarkDto = GetBenchmarkQuery['benchmark'][number];

/** How a driver's average compared with the company's peers at the end of the last week. */
export type DriverBenchmark = Omit<BenchmarkDto, 'driver'>;

/** By the drivers' names on the wire. */
export const toBenchmarks = ({ benchmark }: GetBenchmarkQuery): Record<string, DriverBenchmark> =>
  Object.fromEntries(benchmark.map(({ driver, ...figures }) => [driver, figures]));
