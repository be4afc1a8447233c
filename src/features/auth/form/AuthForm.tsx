import { useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './AuthForm.module.css';
import { validate, type Validators } from './validators';
import { FieldErrors } from './TextField';

interface Props<Field extends string> {
  title: string;
  intro?: string;
  busy: boolean;
  failure: string | null;
  /** A success message, shown in place of the failure. */
  success?: string | null;
  submitLabel: string;
  /** False disables the submit button. */
  canSubmit?: boolean;
  /** A validator for each field, by the field's name. */
  validators: Validators<Field>;
  onSubmit: (values: Record<Field, string>) => Promise<unknown>;
  fields: ReactNode;
  /** Further buttons below the submit button. */
  children?: ReactNode;
  /** Removes the submit button, such as after the form was submitted successfully. */
  hidesSubmit?: boolean;
}

/**
 * The layout of every form on the sign-in pages. Its inputs are uncontrolled, so that text typed
 * before the script loaded is not lost, and it does not use antd.
 */
export function AuthForm<Field extends string>(props: Props<Field>) {
  const { title, intro, busy, failure, success, submitLabel, validators, fields, children } = props;
  const { t } = useTranslation('auth');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const values = valuesOf(form.current, validators);
    const foundErrors = validate(validators, values);
    setErrors(foundErrors);
    const [firstInvalid] = Object.keys(foundErrors);
    if (firstInvalid === undefined) void props.onSubmit(values);
    else inputByName(form.current, firstInvalid)?.focus();
  }

  /** An error disappears as soon as its field changes. */
  function clearError(event: SyntheticEvent) {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  }

  return (
    // A form submitted before the script runs must not put its values into the address; the inline
    // script of the page handles that case.
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={clearError}
    >
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.lead}>{intro}</p>}
      {(failure ?? success) && (
        <PlainAlert type={failure ? 'error' : 'success'}>{failure ?? success}</PlainAlert>
      )}
      <FieldErrors value={errors}>{fields}</FieldErrors>
      <div className={styles.buttons}>
        {!props.hidesSubmit && (
          <PlainButton
            type="submit"
            variant="primary"
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

function inputByName(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function valuesOf<Field extends string>(
  form: HTMLFormElement | null,
  validators: Validators<Field>,
) {
  const names = Object.keys(validators) as Field[];
  const entries = names.map((name) => [name, inputByName(form, name)?.value ?? '']);
  return Object.fromEntries(entries) as Record<Field, string>;
}
