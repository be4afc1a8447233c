import type { CompanyResource } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { DiscussionDrawer } from '@/features/evidence';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { useCommenter } from './useCommenter';

interface Props {
  user: UserDto;
  resource: CompanyResource;
  kind: 'plan_item' | 'round';
  /** null while the panel is closed. */
  subject: { id: string; name: string } | null;
  onClose: () => void;
}

/** The comments on a plan item or a round of a company. */
export function CommentsDrawer({ user, resource, kind, subject, onClose }: Props) {
  const { commenter, organisers } = useCommenter(user, resource);
  const shown = useDialogSubject(subject, subject !== null);
  if (!shown) return null;
  return (
    <DiscussionDrawer
      {...commenter}
      members={kind === 'round' ? organisers : commenter.members}
      subject={{ companyId: resource.company_id, kind, id: shown.id }}
      name={shown.name}
      open={subject !== null}
      onClose={onClose}
    />
  );
}
