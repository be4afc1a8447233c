import { can, type CompanyTarget } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { useState } from 'react';
import { useCompanyPeople } from './useCompanyPeople';

/** The signed-in person as one who comments in a company. Its people are loaded when the person writes or asks. */
export function useCommenter(user: UserDto, target: CompanyTarget) {
  const [isNeeded, setNeeded] = useState(false);
  const { members, savers, organisers } = useCompanyPeople(target, user, isNeeded);
  return {
    commenter: {
      userId: user.id,
      canEdit: can(user, 'saveAnswer', target),
      administers: can(user, 'deleteComment', { ...target, author_id: null }),
      members: members ?? [],
      onNeedPeople: () => setNeeded(true),
    },
    savers,
    /** Who can be mentioned in a comment on a round. */
    organisers: organisers ?? [],
  };
}
