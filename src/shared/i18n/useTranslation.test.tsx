import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { TranslationProvider, useTranslation } from './useTranslation';

async function translator() {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { shared: { save: 'Save {{what}}' } } } });
  const { result } = renderHook(() => useTranslation('shared'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TranslationProvider i18n={i18n}>{children}</TranslationProvider>
    ),
  });
  return { i18n, t: result.current.t as unknown as (key: string, options?: object) => string };
}

it('looks up a message without options only once', async () => {
  const { i18n, t } = await translator();
  const message = t('save');
  i18n.removeResourceBundle('en', 'shared');
  expect(t('save')).toBe(message);
});

it('inserts the options of each call', async () => {
  const { t } = await translator();
  expect([t('save', { what: 'A' }), t('save', { what: 'B' })]).toEqual(['Save A', 'Save B']);
});

it('finds a message that was added after its first use', async () => {
  const { i18n, t } = await translator();
  expect(t('cancel')).toBe('cancel');
  i18n.addResourceBundle('en', 'shared', { cancel: 'Cancel' }, true);
  expect(t('cancel')).toBe('Cancel');
});
