import { createContext, use, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './TextField.module.css';

/** The error messages of the surrounding form, by field name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Shown below the field while it has no error. */
  hint?: string;
}

interface Props extends FieldProps {
  /** Rendered inside the field's border, after the text. */
  suffix?: ReactNode;
}

/** A text field with its label above and its error or hint below. */
export function TextField({ label, hint, suffix, ...input }: Props) {
  const id = useId();
  const error = use(FieldErrors)[input.name];
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {suffix}
      </div>
      {note !== undefined && (
        <div
          id={`${id}-note`}
          className={error === undefined ? styles.hint : styles.error}
          {...(error !== undefined && { role: 'alert' })}
        >
          {note}
        </div>
      )}
    </div>
  );
}
