/** The latest time that a server has seen and trusted. */
export const clockReadings = (): string[] => [
  `create table clock_readings (id text primary key, read_at text not null)`,
];
