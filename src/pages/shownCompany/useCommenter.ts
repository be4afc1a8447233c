import { can, type CompanyResource } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { useState } from 'react';
import { useCompanyPeople } from './useCompanyPeople';

/** The signed-in person as one who comments in a company. Its people are loaded when the person writes or asks. */
export function useCommenter(user: UserDto, resource: CompanyResource) {
  const [isNeeded, setNeeded] = useState(false);
  const { members, savers, organisers } = useCompanyPeople(resource, user, isNeeded);
  return {
    commenter: {
      userId: user.id,
      canEdit: can(user, 'saveAnswer', resource),
      administers: can(user, 'deleteComment', { ...resource, author_id: null }),
      members: members ?? [],
      onNeedPeople: () => setNeeded(true),
    },
    savers,
    /** Who can be mentioned in a comment on a round. */
    organisers: organisers ?? [],
  };
}
