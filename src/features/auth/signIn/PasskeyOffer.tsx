import type { SignInOptions } from '@contract/signIn/signInOptions';
import { useEffect, useState } from 'react';
import { env } from '@/shared/config/env';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { whenIdle } from '@/shared/scheduling/whenIdle';
import { PlainButton } from '@/shared/ui/plain/PlainButton';

/**
 * The button for a sign-in with a passkey, where the server offers it. Login does not wait for the request, which
 * needs no store because the login page hydrates before the store is loaded.
 */
export function PasskeyOffer({ onUse }: { onUse: () => void }) {
  const { t } = useTranslation('auth');
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return;
    let isShown = true;
    findOptions().then(
      (options) => {
        if (isShown) setIsOffered(options?.data?.passkeys === true);
      },
      // The form for the password is enough.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  return (
    isOffered && (
      <PlainButton block onClick={onUse}>
        {t('login.passkey')}
      </PlainButton>
    )
  );
}

async function findOptions(): Promise<{ data?: Partial<SignInOptions> } | null> {
  await whenIdle();
  const reply = await fetch(`${env.apiRootUrl}/auth/sign-in-options`, { credentials: 'include' });
  return reply.ok ? ((await reply.json()) as { data?: Partial<SignInOptions> } | null) : null;
}
