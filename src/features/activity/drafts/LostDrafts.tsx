import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { shallowEqual, useSelector } from 'react-redux';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';
import { selectDrafts, type WithSaving } from '../saving/savingSlice';

const LostDraft = lazyComponent(() =>
  withAntd(() => import('./LostDraft').then((module) => module.LostDraft)),
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
export function LostDrafts({ userId, openCompanies }: Props) {
  const keys = useSelector(
    (state: WithSaving) =>
      Object.entries(selectDrafts(state))
        .filter(([, draft]) => draft.userId === userId && !openCompanies.includes(draft.companyId))
        .map(([key]) => key),
    shallowEqual,
  );
  if (keys.length === 0) return null;
  return (
    // The page stays usable where the chunk cannot be loaded; Log out offers to discard the edits, too.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        {keys.map((key) => (
          <LostDraft key={key} draftKey={key} />
        ))}
      </Suspense>
    </ErrorBoundary>
  );
}
