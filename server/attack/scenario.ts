/** A measured value of a scenario, with the goal it is compared with. */
export interface Figure {
  label: string;
  value: number;
  unit: 'ms' | 'MB' | 'count';
  atMost?: number;
  atLeast?: number;
}

/** The databases that a scenario can run on. */
export type StoreKind = 'sqlite' | 'postgres';

export interface ScenarioOptions {
  store: StoreKind;
  /** Runs a smaller variant for continuous integration, which takes seconds instead of minutes. */
  short: boolean;
}

/**
 * One attack on a server process. A scenario starts its own server, limits its requests in number and
 * time, and stops everything that it started, even if it fails.
 */
export interface Scenario {
  name: string;
  run(options: ScenarioOptions): Promise<Figure[]>;
}
