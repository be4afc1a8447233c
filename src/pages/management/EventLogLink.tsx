import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { can } from '@contract/permissions/permissions';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';

/** The link to the activity log, for people who may see it. */
export function EventLogLink() {
  const { t } = useTranslation('eventLog');
  const user = useCurrentUser();
  const href = useHref(paths.eventLog());
  const follow = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(paths.eventLog());
  const hasLog = useIsOffered('eventLog');
  if (!hasLog || !can(user, 'seeEvents')) return null;
  return (
    <Button type="text" icon={<HistoryOutlined aria-hidden />} href={href} onClick={follow}>
      {t('title')}
    </Button>
  );
}
