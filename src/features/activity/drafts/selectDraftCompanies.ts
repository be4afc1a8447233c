import { selectDrafts, type WithSaving } from '../saving/savingSlice';

/** Ids of the companies that a person has unsaved edits for. */
export const selectDraftCompanies = (state: WithSaving, userId: string): string[] => [
  ...new Set(
    Object.values(selectDrafts(state))
      .filter((draft) => draft.userId === userId)
      .map(({ companyId }) => companyId),
  ),
];
