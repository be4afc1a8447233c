import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths, type RouteName } from '@/shared/routing/paths';
import { Page } from '@/shared/ui/Page';

export type UnbuiltRoute = Extract<RouteName, 'collaboratorsManagement'>;

/** An address that exists, without a page so far. */
export function UnbuiltPage({ name }: { name: UnbuiltRoute }) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();

  return (
    <Page title={t(`names.${name}`)}>
      <Result
        status="info"
        title={t('unbuilt.title')}
        subTitle={t('unbuilt.detail')}
        extra={
          <Button onClick={() => void navigate(paths.dashboard())}>{t('unbuilt.back')}</Button>
        }
      />
    </Page>
  );
}
