import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Page } from '@/shared/ui/page/Page';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { StatusPanel } from '@/shared/ui/feedback/StatusPanel';

export function NotFoundPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();

  return (
    <Page title={t('notFound.title')} hideTitle>
      <StatusPanel status="info" title={t('notFound.title')} detail={t('notFound.detail')}>
        <PlainButton variant="primary" onClick={() => void navigate(paths.dashboard())}>
          {t('notFound.back')}
        </PlainButton>
      </StatusPanel>
    </Page>
  );
}
