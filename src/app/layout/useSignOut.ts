import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { saveDraft, selectDrafts } from '@/features/activity';
import { logout } from '@/features/auth';
import type { AppStore } from '../store';

/** Saves what is unsaved, asks where that fails, then signs out. */
export function useSignOut(): () => void {
  const { t } = useTranslation('layout');
  const { modal } = App.useApp();
  const store = useStore() as AppStore;

  const leave = () => store.dispatch(logout());

  async function signOut() {
    const unsaved = Object.keys(selectDrafts(store.getState()));
    const saved = await Promise.all(unsaved.map((key) => store.dispatch(saveDraft(key))));
    const count = saved.filter((isSaved) => !isSaved).length;
    if (count === 0) {
      await leave();
      return;
    }
    modal.confirm({
      title: t('unsaved.title'),
      content: t('unsaved.detail', { count }),
      okText: t('unsaved.discard'),
      okButtonProps: { danger: true },
      cancelText: t('unsaved.stay'),
      onOk: leave,
    });
  }

  return () => void signOut();
}
