/** Indexes by which the explanation of a score reads the changes since a moment, and when answers were created. */
export const changeTimes = (): string[] => [
  `create index answer_changes_changed_at on answer_changes (company_id, changed_at)`,
  `create index answer_changes_revision on answer_changes (company_id, revision, activity_id, changed_at)`,
];
