import { Form, Input, Radio } from 'antd';
import { addDays, dayOf } from '@contract/days';
import { REQUEST_KINDS, REQUEST_LENGTH, type RequestKind } from '@contract/inbox/subjects';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { fieldErrorsOf, serverMessageOr, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { useNotify } from '@/shared/ui/notify/useNotify';
import styles from './AskDialog.module.css';
import { useAskForMutation, type ActionIds } from './evidenceApi';
import type { Request } from './Notes';

export interface Person {
  id: string;
  name: string;
}

/** The action about which somebody is asked. */
export interface AskedAction extends ActionIds {
  /** '2.1.1 Title'. */
  name: string;
  /** The request to change; a new one without it. */
  request?: Request | null;
}

interface Props {
  /** null while the dialog is closed. */
  action: AskedAction | null;
  /** The people who may save answers of the company; null while they are loaded. */
  people: readonly Person[] | null;
  /** What a new request is about. */
  kind?: RequestKind;
  onClose: () => void;
}

interface Values {
  kind: RequestKind;
  asked_of?: string;
  due_on?: string;
  text?: string;
}

const WIDTH = 480;
const ROWS = { minRows: 2, maxRows: 6 };

/** Asks a person for evidence, a score or a comment by a day, which is the coming Friday at first; or changes a request. */
export function AskDialog({ action, people, kind = 'evidence', onClose }: Props) {
  const { t } = useTranslation('evidence');
  const notify = useNotify();
  const [ask] = useAskForMutation();
  const subject = useDialogSubject(action, action !== null);
  if (!subject) return null;
  const { companyId, activityId, name, request: changed } = subject;

  async function submit({ asked_of, due_on, text = '', ...values }: Values) {
    if (asked_of === undefined) throw new Error('Nobody was chosen');
    const key = changed ? { id: changed.id } : { company_id: companyId, activity_id: activityId };
    const payload = { ...key, ...values, asked_of, text, due_on: due_on || null };
    await ask({ ids: { companyId, activityId }, payload }).unwrap();
    const person = people?.find(({ id }) => id === asked_of)?.name ?? '';
    notify.success(t(changed ? 'ask.changed' : 'ask.done', { name: person }), name);
  }

  const failureOf = (error: unknown): Failure => ({
    ...serverMessageOr(t('ask.failed'))(error),
    fields: fieldErrorsOf(error, {}),
  });

  return (
    <FormDialog<Values>
      title={t('ask.title', { action: name })}
      open={action !== null}
      width={WIDTH}
      submitLabel={t(changed ? 'ask.save' : 'ask.submit')}
      initialValues={changed ? valuesOf(changed) : newValues(kind)}
      canSubmit={({ asked_of }) => asked_of !== undefined}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Form.Item name="asked_of" label={t('ask.whom')}>
        <Radio.Group
          className={styles.people}
          options={(people ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        />
      </Form.Item>
      {people?.length === 0 && <p>{t('ask.nobody')}</p>}
      <Form.Item name="kind" label={t('ask.what')}>
        <Radio.Group
          optionType="button"
          options={REQUEST_KINDS.map((one) => ({ value: one, label: t(`ask.kind.${one}`) }))}
        />
      </Form.Item>
      <Form.Item name="due_on" label={t('ask.dueOn')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="text" label={t('ask.text')}>
        <Input.TextArea autoSize={ROWS} maxLength={REQUEST_LENGTH} />
      </Form.Item>
    </FormDialog>
  );
}

const newValues = (kind: RequestKind): Values => ({
  kind,
  due_on: comingFriday(new Date()),
  text: '',
});

const valuesOf = ({ kind, askedOf, dueOn, text }: Request): Values => ({
  kind,
  ...(askedOf && { asked_of: askedOf.id }),
  due_on: dueOn ?? '',
  text: text ?? '',
});

const FRIDAY = 5;

/** The coming Friday, that of the next week on a Friday and at the weekend. */
function comingFriday(now: Date): string {
  const days = (FRIDAY - now.getUTCDay() + 7) % 7;
  return addDays(dayOf(now), days === 0 ? 7 : days);
}
