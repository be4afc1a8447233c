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
  /** A form for continuous integration that takes seconds instead of minutes. */
  short: boolean;
}

/**
 * One attack on a server process. A scenario starts its own server, bounds its requests in count and
 * time, and stops everything it started, also when it fails.
 */
export interface Scenario {
  name: string;
  run(options: ScenarioOptions): Promise<Figure[]>;
}
