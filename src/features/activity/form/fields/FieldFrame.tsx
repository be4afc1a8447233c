import { Button, Typography } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './fields.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Clears the field; undefined hides the button. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** A field's label and hint, and the button that clears it. */
export function FieldFrame({ id, label, hint, onClear, children }: Props) {
  const { t } = useTranslation('activity');
  const frame = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button disappears with the press.
    frame.current?.querySelector('input')?.focus();
    onClear?.();
  };
  return (
    <div ref={frame} className={styles.field}>
      <div className={styles.labelRow}>
        <Typography.Text strong id={`${id}-label`}>
          {label}
        </Typography.Text>
        {hint && (
          <Typography.Text type="secondary" className={styles.hint} id={`${id}-hint`}>
            <span>{hint}</span>
          </Typography.Text>
        )}
        {onClear && (
          <Button
            type="link"
            size="small"
            className={styles.clear}
            aria-label={t('field.clearField', { field: label })}
            onClick={clear}
          >
            {t('field.clear')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
