import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSubmission, type Failure } from '@/shared/lib/useSubmission';
import { DialogAlert } from './DialogAlert';
import { DialogButtons } from './DialogButtons';
import { DialogFrame } from './DialogFrame';
import styles from './FormDialog.module.css';
import { useUnsentForm } from './useUnsentForm';

interface Props<Values> {
  title: string;
  open: boolean;
  width: number | string;
  submitLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  initialValues?: Partial<Values>;
  /** Shown above the form if a field is invalid; without it only the fields show errors. */
  invalidMessage?: string;
  /** False while the form's values cannot be sent. */
  canSubmit?: (values: Partial<Values>) => boolean;
  /** For a dialog whose fields are hidden at the moment. */
  hidesSubmit?: boolean;
  /** Sends the values. The dialog closes when it resolves and stays open when it rejects. */
  onSubmit: (values: Values) => Promise<unknown>;
  failureOf: (error: unknown) => Failure;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form. It opens with its initial values and without errors. While it saves, it
 * cannot be changed. A failure is shown at the top, a field's error below the field, and the first
 * invalid field is focused.
 */
export function FormDialog<Values extends object>({
  title,
  open,
  width,
  onClose,
  ...form
}: Props<Values>) {
  const [busy, setBusy] = useState(false);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  // The page may have opened another dialog while this one was saving; `onClose` would close that one.
  const closeIfOpen = () => {
    if (isOpen.current) onClose();
  };
  return (
    <DialogFrame {...{ title, open, width, busy, onClose }}>
      <DialogForm<Values> {...form} onBusy={setBusy} onClose={closeIfOpen} />
    </DialogFrame>
  );
}

type FormProps<Values> = Omit<Props<Values>, 'title' | 'open' | 'width'> & {
  onBusy: (busy: boolean) => void;
};

function DialogForm<Values extends object>(props: FormProps<Values>) {
  const { submitLabel, cancelLabel, danger, initialValues, invalidMessage, canSubmit, children } =
    props;
  const { t } = useTranslation('shared');
  const [form] = Form.useForm<Values>();
  // `Form.useWatch` updates one task later: the browser ignores Enter while the button is still disabled.
  const [values, setValues] = useState<Partial<Values>>(initialValues ?? {});
  const { busy, failure, setFailure, submit } = useSubmission(props.onSubmit, props.failureOf);
  const { onBusy, onClose } = props;
  const markFilled = useUnsentForm();

  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
  useEffect(() => {
    if (failure?.fields && !busy) showFieldErrors(form, failure.fields);
  }, [failure, busy, form]);

  return (
    <Form<Values>
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      disabled={busy}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true, block: 'nearest' }}
      noValidate
      {...(initialValues && { initialValues })}
      onValuesChange={(changed: Partial<Values>, all: Values) => {
        setValues(all);
        markFilled();
        setFailure(null);
        clearErrors(form, Object.keys(changed));
      }}
      onFinishFailed={() => setFailure(invalidMessage ? { message: invalidMessage } : null)}
      onFinish={(entered) => void submit(entered).then((sent) => sent && onClose())}
    >
      <DialogAlert message={failure?.message} onClose={() => setFailure(null)} />
      {children}
      <DialogButtons
        submitLabel={submitLabel ?? t('save')}
        cancelLabel={cancelLabel ?? t('cancel')}
        danger={danger ?? false}
        busy={busy}
        canSubmit={canSubmit?.(values) ?? true}
        hidesSubmit={props.hidesSubmit ?? false}
        onCancel={onClose}
      />
    </Form>
  );
}

type FieldName<Values> = Parameters<FormInstance<Values>['setFields']>[0][number]['name'];

/** Removes the errors of fields that have changed. */
function clearErrors<Values>(form: FormInstance<Values>, names: readonly string[]) {
  form.setFields(names.map((name) => ({ name: [name] as FieldName<Values>, errors: [] })));
}

/** Shows errors below the fields that the server named, and focuses the first one. */
function showFieldErrors<Values>(form: FormInstance<Values>, fields: Record<string, string>) {
  const errors = Object.entries(fields);
  form.setFields(
    errors.map(([name, message]) => ({
      name: [name] as FieldName<Values>,
      errors: [message],
    })),
  );
  const [first] = errors;
  if (first) form.focusField([first[0]]);
}
