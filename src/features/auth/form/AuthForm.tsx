import { useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './AuthForm.module.css';
import { firstErrors, type Checks } from './checks';
import { FieldErrors } from './TextField';

interface Props<Field extends string> {
  title: string;
  lead?: string;
  busy: boolean;
  failure: string | null;
  /** What went well, in place of the failure. */
  success?: string | null;
  submitLabel: string;
  /** False where nothing can be sent. */
  canSubmit?: boolean;
  /** Names every field, and says what is wrong with what stands in it. */
  checks: Checks<Field>;
  onSubmit: (values: Record<Field, string>) => Promise<unknown>;
  fields: ReactNode;
  /** Beside the button that sends, or in its place. */
  children?: ReactNode;
  /** Nothing is left to send: that button is gone. */
  done?: boolean;
}

/**
 * The frame of every form of the login group. Its fields hold their own text, so that what was typed
 * before the script arrived stays; it needs nothing of antd.
 */
export function AuthForm<Field extends string>(props: Props<Field>) {
  const { title, lead, busy, failure, success, submitLabel, checks, fields, children } = props;
  const { t } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function send(event: SyntheticEvent) {
    event.preventDefault();
    const values = valuesOf(form.current, checks);
    const found = firstErrors(checks, values);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) void props.onSubmit(values);
    else fieldIn(form.current, wrong)?.focus();
  }

  /** What was wrong with a field is no longer known once it holds something else. */
  function forget(event: SyntheticEvent) {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  }

  return (
    // Sent by a browser that has no script yet, it would carry nothing: see the page's own script.
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={forget}
    >
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {(failure ?? success) && (
        <PlainAlert type={failure ? 'error' : 'success'}>{failure ?? success}</PlainAlert>
      )}
      <FieldErrors value={errors}>{fields}</FieldErrors>
      <div className={styles.buttons}>
        {!props.done && (
          <PlainButton
            type="submit"
            look="primary"
            block
            disabled={busy || props.canSubmit === false}
          >
            {submitLabel}
          </PlainButton>
        )}
        {children}
      </div>
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <div
        className={busy ? styles.bar : `${styles.bar} ${styles.hidden}`}
        role="progressbar"
        aria-label={t('busy')}
      />
    </form>
  );
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function valuesOf<Field extends string>(form: HTMLFormElement | null, checks: Checks<Field>) {
  const names = Object.keys(checks) as Field[];
  const entries = names.map((name) => [name, fieldIn(form, name)?.value ?? '']);
  return Object.fromEntries(entries) as Record<Field, string>;
}
