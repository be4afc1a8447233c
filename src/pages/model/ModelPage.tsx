import { can } from '@contract/permissions/permissions';
import { useCurrentUser } from '@/features/auth';
import { HelpLink } from '@/features/help';
import { ModelPanel } from '@/features/model';
import { useReadSheets } from '@/features/workbook';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { Page } from '@/shared/ui/page/Page';

/** The model of drivers and actions, its versions, and what each of them moves. */
export function ModelPage() {
  const { t } = useTranslation('model');
  const mayChange = can(useCurrentUser(), 'changeModel');
  const readFile = useReadSheets();
  return (
    <Page title={usePageTitle('model')} extra={<HelpLink article="model" />}>
      {mayChange ? <ModelPanel readFile={readFile} /> : <EmptyPanel title={t('forbidden')} />}
    </Page>
  );
}
