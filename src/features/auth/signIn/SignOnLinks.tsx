import type { SignOnProvider } from '@contract/signOn';
import type { Ref } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './SignOnLinks.module.css';

interface Props {
  providers: readonly SignOnProvider[];
  firstLink?: Ref<HTMLAnchorElement>;
}

/** The links to the providers of single sign-on. The page reserves their space before they are known. */
export function SignOnLinks({ providers, firstLink }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.links}>
      {providers.map(({ id, name }, index) => (
        <a
          key={id}
          ref={index === 0 ? firstLink : undefined}
          className={styles.link}
          href={addressOf(id)}
        >
          {t('login.by', { name })}
        </a>
      ))}
    </div>
  );
}

/** The server signs the person in and then leads to the page that they asked for. */
function addressOf(id: string): string {
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect }).toString()}`;
  return `/auth/sso/${encodeURIComponent(id)}${query}`;
}
