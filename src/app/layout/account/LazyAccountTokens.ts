import { addEnglishMessages } from '@/app/i18n/i18n';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded with its messages when My account opens for the first time. */
export const LazyAccountTokens = lazyAntd(async () => {
  const [{ AccountTokens }, { signedInMessages }] = await Promise.all([
    import('./AccountTokens'),
    import('@/app/i18n/signedInMessages'),
  ]);
  addEnglishMessages(signedInMessages);
  return AccountTokens;
});
