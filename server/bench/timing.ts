/** Milliseconds below which this share (0 … 1) of the times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A line of a report. */
export function line(what: string, times: readonly number[], seconds: number): string {
  const ms = (share: number) => `${percentile(times, share).toFixed(1).padStart(7)} ms`;
  const rate = (times.length / seconds).toFixed(0).padStart(6);
  return `${what.padEnd(34)} ${String(times.length).padStart(6)} requests ${rate}/s  p50 ${ms(0.5)}  p99 ${ms(0.99)}`;
}
