import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { useState } from 'react';
import { useIsActionLoaded } from '@/features/activity';
import { targetOf, type Company } from '@/features/companies';
import { LazyNotesCard } from '@/features/evidence';
import { useIsOffered } from '@/shared/api/features/views';
import { useCompanyPeople } from './useCompanyPeople';

interface Props {
  company: Company;
  user: UserDto;
  activityId: string;
}

/** Notes and evidence of an action of the shown company. People are loaded when somebody asks or comments. */
export function ActionNotes({ company, user, activityId }: Props) {
  const [isNeeded, setNeeded] = useState(false);
  const { members, savers } = useCompanyPeople(company, user, isNeeded);
  const isOffered = useIsOffered('inbox');
  const target = targetOf(company);
  const of = { companyId: company.id, activityId };
  const isLoaded = useIsActionLoaded(of);
  // Before, the form that grows above would move the card.
  if (!isLoaded || !isOffered) return null;
  return (
    <LazyNotesCard
      key={activityId}
      of={of}
      userId={user.id}
      canEdit={can(user, 'saveAnswer', target)}
      administers={can(user, 'setTargets', target)}
      savers={savers}
      members={members ?? []}
      onNeedPeople={() => setNeeded(true)}
    />
  );
}
