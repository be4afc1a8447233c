import { normalEmail } from '@contract/fields/email';
import { Form, Input, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Collaborator } from '../Collaborator';
import { useEraseUserMutation } from '../collaboratorsApi';

interface Props {
  open: boolean;
  collaborator: Collaborator;
  onClose: () => void;
}

/** The field is named as in the request, so that the server's field errors appear at it. */
interface Values {
  email: string;
}

/** Explains what an erasure removes and what it keeps, and asks for the person's address as a confirmation. */
export function EraseCollaboratorDialog({ open, collaborator, onClose }: Props) {
  const { t } = useTranslation('collaborators');
  const notify = useNotify();
  const [eraseUser] = useEraseUserMutation();
  const { id, name, email } = collaborator;
  const isConfirmed = (typed = '') => normalEmail(typed) === normalEmail(email);

  async function erase(values: Values) {
    await eraseUser({ userId: id, email: values.email.trim() }).unwrap();
    notify.success(t('erase.done'));
  }

  return (
    <FormDialog<Values>
      title={t('erase.title', { name })}
      open={open}
      width="32rem"
      danger
      submitLabel={t('erase.confirm')}
      canSubmit={(values) => isConfirmed(values.email)}
      onSubmit={erase}
      failureOf={serverMessageOr(t('erase.failed'))}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('erase.removed')}</Typography.Paragraph>
      <Typography.Paragraph>{t('erase.kept')}</Typography.Paragraph>
      <Typography.Paragraph strong>{t('erase.final')}</Typography.Paragraph>
      <Form.Item name="email" label={t('erase.type', { email })}>
        <Input type="email" autoComplete="off" spellCheck={false} />
      </Form.Item>
    </FormDialog>
  );
}
