import type { AnswerHistoryQuery } from '@/shared/api/generated/operations';

/** Builders for the recorded changes of an answer, as the server sends them. */

type AnswerChangeDto = AnswerHistoryQuery['answerHistory'][number];

const AUTHORS = ['Finance lead', 'Editor', null];
const HOUR_MS = 60 * 60 * 1000;
const LAST_CHANGE = Date.parse('2026-03-02T09:30:00.000Z');

/** A change of the state, unless `parts` contains other fields. */
export function change(revision: number, parts: Partial<AnswerChangeDto> = {}): AnswerChangeDto {
  return {
    revision,
    changed_at: new Date(LAST_CHANGE + revision * HOUR_MS).toISOString(),
    changed_by: AUTHORS[revision % AUTHORS.length] ?? null,
    source: 'form',
    changes: [{ field: 'revenue_state', before: '4', after: '6' }],
    driver_before: 5.6,
    driver_after: 5.67,
    ...parts,
  };
}

/** Five changes, one for each effect on the driver. */
export function changesOfEachKind(): AnswerChangeDto[] {
  return [
    change(5, {
      changes: [{ field: 'revenue_state', before: '6', after: '7' }],
      driver_before: 5.67,
      driver_after: 5.7,
    }),
    change(4, {
      changes: [
        { field: 'est_cost_subdriver_m', before: '3.2', after: null },
        { field: 'time_w', before: '48', after: '54' },
      ],
      driver_before: 5.67,
      driver_after: 5.67,
    }),
    change(3, {
      source: 'workbook',
      changes: [{ field: 'relevance', before: '4', after: '8' }],
      driver_before: 5.6741,
      driver_after: 5.6702,
    }),
    change(2, {
      changes: [
        { field: 'revenue_state', before: '4', after: '6' },
        { field: 'cost', before: '5', after: '4' },
      ],
      driver_before: null,
      driver_after: null,
    }),
    change(1, {
      changes: [
        { field: 'revenue_state', before: null, after: '4' },
        { field: 'relevance', before: null, after: '4' },
        { field: 'criticality', before: null, after: '6' },
        { field: 'cost', before: null, after: '5' },
      ],
      driver_before: null,
      driver_after: 4,
    }),
  ];
}

/** This number of changes of the state, alternately up and down, the newest first. */
export function changes(count: number): AnswerChangeDto[] {
  return Array.from({ length: count }, (_, index) => {
    const revision = count - index;
    const [before, after] = revision % 2 ? ['5', '7'] : ['7', '5'];
    const sign = revision % 2 ? 1 : -1;
    return change(revision, {
      changes: [{ field: 'revenue_state', before, after }],
      driver_before: 5.6 - sign * 0.05,
      driver_after: 5.6 + sign * 0.05,
    });
  });
}
