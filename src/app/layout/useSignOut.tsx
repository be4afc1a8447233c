import { App, Button, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useStore } from 'react-redux';
import { countEdits, draftsDiscarded, saveDrafts, selectDrafts } from '@/features/activity';
import { logout } from '@/features/auth';
import type { AppStore } from '../store';

/** How long to wait for what is unsaved before the person is asked, ms. */
const WAIT_MS = 5_000;

/** Saves what is unsaved, asks where that fails, then signs out. */
export function useSignOut(): () => void {
  const { t } = useTranslation('layout');
  const { modal } = App.useApp();
  const store = useStore() as AppStore;

  const leave = () => void store.dispatch(logout());
  const discard = () => {
    store.dispatch(draftsDiscarded());
    leave();
  };

  async function signOut() {
    const unsaved = Object.keys(selectDrafts(store.getState()));
    if (await store.dispatch(saveDrafts(unsaved, WAIT_MS))) {
      leave();
      return;
    }
    const asking = modal.confirm({
      title: t('unsaved.title'),
      content: t('unsaved.detail', { count: countEdits(selectDrafts(store.getState())) }),
      footer: () => (
        <Flex justify="end" gap="small" wrap style={{ marginBlockStart: 16 }}>
          <Button danger onClick={() => close(discard)}>
            {t('unsaved.discard')}
          </Button>
          <Button onClick={() => close(leave)}>{t('unsaved.keep')}</Button>
          <Button type="primary" autoFocus onClick={() => close()}>
            {t('unsaved.stay')}
          </Button>
        </Flex>
      ),
    });
    const close = (then?: () => void) => {
      asking.destroy();
      then?.();
    };
  }

  return () => void signOut();
}
