/** How many actions of a driver were scored in a week, and how many there were; null in rows from before. */
export const weekCounts = (): string[] => [
  `alter table driver_weeks add column scored integer check (scored >= 0)`,
  `alter table driver_weeks add column applicable integer check (applicable >= 0)`,
];
