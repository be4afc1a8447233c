import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { shallowEqual, useSelector } from 'react-redux';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';
import { selectDrafts, type WithSaving } from '../saving/savingSlice';

const InaccessibleDraft = lazyComponent(() =>
  withAntd(() => import('./InaccessibleDraft').then((module) => module.InaccessibleDraft)),
);

interface Props {
  userId: string;
  /** Ids of the companies whose pages the person can open. */
  openCompanies: readonly string[];
}

/**
 * Unsaved edits for companies that were deleted or that the person has no access to any more. Their own pages
 * cannot be opened, so they are shown on the pages of the other companies.
 */
export function InaccessibleDrafts({ userId, openCompanies }: Props) {
  const keys = useSelector(
    (state: WithSaving) =>
      Object.entries(selectDrafts(state))
        .filter(([, draft]) => draft.userId === userId && !openCompanies.includes(draft.companyId))
        .map(([key]) => key),
    shallowEqual,
  );
  if (keys.length === 0) return null;
  return (
    // If the chunk cannot be loaded, the page remains usable. Log out also offers to discard the edits.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        {keys.map((key) => (
          <InaccessibleDraft key={key} draftKey={key} />
        ))}
      </Suspense>
    </ErrorBoundary>
  );
}
