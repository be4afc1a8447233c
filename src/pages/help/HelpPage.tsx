import { HelpCenter } from '@/features/help';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';

export function HelpPage() {
  return (
    <Page title={usePageTitle('help')}>
      <HelpCenter />
    </Page>
  );
}
