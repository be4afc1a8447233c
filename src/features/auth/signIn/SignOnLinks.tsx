import type { SignOnProvider } from '@contract/signIn/signOn';
import type { Ref } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './SignOnLinks.module.css';

interface Props {
  /** The path that opens after the sign-in; null for the start page. */
  returnTo: string | null;
  opensNewTab?: boolean;
  providers: readonly SignOnProvider[];
  firstLink?: Ref<HTMLAnchorElement>;
}

/** The links to the providers of single sign-on. The page reserves their space before they are known. */
export function SignOnLinks({ providers, returnTo, opensNewTab = false, firstLink }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.links}>
      {providers.map(({ id, name }, index) => (
        <a
          key={id}
          ref={index === 0 ? firstLink : undefined}
          className={styles.link}
          href={signOnPath(id, returnTo)}
          target={opensNewTab ? '_blank' : undefined}
        >
          {t(opensNewTab ? 'again.by' : 'login.by', { name })}
        </a>
      ))}
    </div>
  );
}

function signOnPath(id: string, redirect: string | null): string {
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect }).toString()}`;
  return `/auth/sso/${encodeURIComponent(id)}${query}`;
}
