/** Indexes by which the export of a person's data reads what the person entered, in pages. */
export const rowsOfPeople = (): string[] => [
  `create index answers_answered_by on answers (answered_by, id)`,
  `create index answers_confirmed_by on answers (confirmed_by, id) where confirmed_by is not null`,
  `create index answer_changes_changed_by on answer_changes (changed_by, id)`,
  `create index plan_items_created_by on plan_items (created_by, id)`,
  `create index targets_set_by on targets (set_by, id)`,
];
