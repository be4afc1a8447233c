import { useTranslation } from '@/shared/i18n/useTranslation';
import { HelpCentre } from '@/features/help';
import { Page } from '@/shared/ui/Page';

export function HelpPage() {
  const { t } = useTranslation('help');
  return (
    <Page title={t('title')}>
      <HelpCentre />
    </Page>
  );
}
