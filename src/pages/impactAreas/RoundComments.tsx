import type { UserDto } from '@contract/rest';
import { resourceOf, type Company } from '@/features/companies';
import { useGetCommentsQuery } from '@/features/evidence';
import type { Round } from '@/features/rounds';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { flag } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { CommentsDrawer } from '../shownCompany/CommentsDrawer';

const VIEW = { comments: flag };

interface Props {
  company: Company;
  user: UserDto;
  round: Round;
}

/** Opens the comments on a round, which are for those who may run it. */
export function RoundComments({ company, user, round }: Props) {
  const { t } = useTranslation('evidence');
  const [{ comments: isOpen }, change] = useUrlState(VIEW);
  const { id, name } = round;
  const { currentData } = useGetCommentsQuery({ companyId: company.id, kind: 'round', id });
  const count = currentData?.length ?? 0;
  return (
    <>
      <PlainButton aria-haspopup="dialog" onClick={() => change({ comments: true })}>
        {count === 0 ? t('comment.title') : t('comment.count', { count })}
      </PlainButton>
      <CommentsDrawer
        user={user}
        resource={resourceOf(company)}
        kind="round"
        subject={isOpen ? { id, name } : null}
        onClose={() => change({ comments: false })}
      />
    </>
  );
}
