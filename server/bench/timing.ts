/** The percentile of the times for a share of 0 to 1. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A line of a report. `cpuMs` is the server's processor time. */
export function line(
  what: string,
  times: readonly number[],
  seconds: number,
  cpuMs: number | null,
): string {
  const ms = (share: number) => `${percentile(times, share).toFixed(1).padStart(7)} ms`;
  const rate = (times.length / seconds).toFixed(0).padStart(5);
  const cpu =
    cpuMs === null ? '' : `  cpu ${(cpuMs / times.length).toFixed(2).padStart(5)} ms each`;
  return (
    `${what.padEnd(26)} ${String(times.length).padStart(6)} in all ${rate}/s` +
    `  p50 ${ms(0.5)}  p99 ${ms(0.99)}${cpu}`
  );
}
