import type { ColumnTypes } from '@server/store/sql/engine';

/**
 * Answers that are not applicable, the confidence of answers and their last confirmation, and how a change was
 * entered. Existing rows keep their figures.
 */
export const honestAnswers = ({ flag }: ColumnTypes): string[] => [
  `alter table answers add column not_applicable ${flag} not null default false`,
  `alter table answers add column not_applicable_reason text`,
  `alter table answers add column confidence integer check (confidence between 1 and 3)`,
  `alter table answers add column confirmed_at text`,
  `alter table answers add column confirmed_by text`,
  `alter table driver_sums add column not_applicable integer not null default 0 check (not_applicable >= 0)`,
  `alter table answer_changes add column source text not null default 'form'
    check (source in ('form', 'workbook'))`,
];
