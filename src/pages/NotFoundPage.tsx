import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Page } from '@/shared/ui/Page';

export function NotFoundPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();

  return (
    <Page title={t('notFound.title')} hideTitle>
      <Result
        status="404"
        title={t('notFound.title')}
        subTitle={t('notFound.detail')}
        extra={
          <Button type="primary" onClick={() => void navigate(paths.dashboard())}>
            {t('notFound.back')}
          </Button>
        }
      />
    </Page>
  );
}
