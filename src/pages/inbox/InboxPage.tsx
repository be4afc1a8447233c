import { companyShown } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { InboxPanel } from '@/features/inbox';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';

/** What waits for the signed-in person, in all companies. */
export function InboxPage() {
  const dispatch = useAppDispatch();
  return (
    <Page title={usePageTitle('inbox')} extra={<HelpLink article="evidence" />}>
      <InboxPanel onOpen={(companyId) => dispatch(companyShown(companyId))} />
    </Page>
  );
}
