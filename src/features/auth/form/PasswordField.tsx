import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './PasswordField.module.css';
import { TextField, type FieldProps } from './TextField';

/** A password field with a button that makes the password visible. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
            <circle cx="12" cy="12" r="3" />
            {!isShown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      }
    />
  );
}
