import type { UserDto } from '@contract/rest';
import { useIsActionLoaded } from '@/features/activity';
import { resourceOf, type Company } from '@/features/companies';
import { LazyNotesCard } from '@/features/evidence';
import { useIsOffered } from '@/shared/api/features/views';
import { useCommenter } from './useCommenter';

interface Props {
  company: Company;
  user: UserDto;
  activityId: string;
}

/** Notes and evidence of an action of the shown company. */
export function ActionNotes({ company, user, activityId }: Props) {
  const { commenter, savers } = useCommenter(user, resourceOf(company));
  const isOffered = useIsOffered('inbox');
  const ids = { companyId: company.id, activityId };
  const isLoaded = useIsActionLoaded(ids);
  // Before, the form that grows above would move the card.
  if (!isLoaded || !isOffered) return null;
  return <LazyNotesCard key={activityId} {...commenter} ids={ids} savers={savers} />;
}
