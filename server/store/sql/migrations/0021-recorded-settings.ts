import type { ColumnTypes } from '@server/store/sql/engine';

/** The operator's settings at the latest start, so that a changed setting becomes an event. */
export const recordedSettings = ({ json }: ColumnTypes): string[] => [
  `create table recorded_settings (
    id text primary key,
    given ${json} not null,
    recorded_at text not null
  )`,
];
