import type { ImportReply, ImportResult } from '@contract/workbook/importPayloads';
import { TOTAL } from '@contract/fields/naming';
import type { GetAssessmentQuery } from '@/shared/api/generated/operations';
import { answer, FULL_ANSWER } from '../storyActivity';
import { DRIVER_NAMES } from '../storyData';

const TITLES = [
  'Map the forces shaping each market',
  'Track early signals of demand shifts',
  'Compare performance with closest rivals',
  'Name the capabilities customers pay for',
  'Translate goals into departmental scorecards, so that every manager sees how their own work moves the whole',
  'Set the price position per segment',
];

const idOf = (index: number) => `activity-1-${String(index)}`;

/** An assessment with six actions, numbered 1.1.1.1 … 1.1.1.6, whose answers are at revision 3. */
export function assessment(): GetAssessmentQuery {
  const activities = TITLES.map((title, index) => ({
    id: idOf(index + 1),
    name: `1.1.1.${String(index + 1)} ${title}`,
  }));
  return {
    answers: activities.map(({ id, name }) =>
      answer({ ...FULL_ANSWER, id: `answer-${id}`, activity_id: id, activity_name: name }),
    ),
    subdriverActivitiesGrade: [
      { name: 'Company strengths', driver: DRIVER_NAMES[0] ?? '', activities },
    ],
    area1: activities,
    area2: [],
    area3: [],
    area4: [],
    area5: [],
    area6: [],
    area7: [],
  };
}

/** The effect of an import on the action at this position, from 1. */
export const importResult = (
  position: number,
  parts: Partial<ImportResult> = {},
): ImportResult => ({
  activity_id: idOf(position),
  outcome: 'change',
  revision: 3,
  changes: [{ field: 'revenue_state', before: 7, after: 9 }],
  message: null,
  ...parts,
});

/** The averages of this reply rise in the first driver, and the last driver has no scored answer. */
export const importReply = (results: ImportResult[]): ImportReply => {
  const names = [...DRIVER_NAMES, TOTAL];
  const averages = (values: readonly (number | null)[]) =>
    names.map((driver, index) => ({ driver, average: values[index] ?? null }));
  return {
    results,
    averages_before: averages([7.9, 4.2, 5.6, null, 5.9]),
    averages_after: averages([8.2, 4.2, 5.6, null, 6]),
  };
};
