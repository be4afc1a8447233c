import { Alert, Form, Typography } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import type { Collaborator, CompanyChoice } from '../Collaborator';

interface Values {
  companyId: string;
}

interface Props {
  open: boolean;
  collaborator: Collaborator;
  /** The companies that the user may move people to. */
  companies: readonly CompanyChoice[];
  /** The field that selects one of them. Form.Item passes it `id`, `value` and `onChange`. */
  companyField: ReactElement;
  onChange: (company: CompanyChoice) => void;
  onClose: () => void;
}

const WIDTH = 500;

/** Moves a person to another company. */
export function ChangeCompanyDialog(props: Props) {
  const { open, collaborator, companies, companyField, onChange, onClose } = props;
  const { t } = useTranslation('collaborators');
  const { name, companyId, companyName: company } = collaborator;
  const hasOthers = companies.some(({ id }) => id !== companyId);
  const findCompany = (id: string | undefined) =>
    companies.find((candidate) => candidate.id === id);

  return (
    <FormDialog<Values>
      title={t('company.title')}
      open={open}
      width={WIDTH}
      {...(findCompany(companyId ?? undefined) && {
        initialValues: { companyId: companyId ?? '' },
      })}
      canSubmit={(values) => values.companyId !== undefined && values.companyId !== companyId}
      // The change is optimistic: the dialog closes, and a failed request undoes the change with a notification.
      onSubmit={async (values) => {
        const chosen = findCompany(values.companyId);
        if (chosen) onChange(chosen);
      }}
      failureOf={serverMessageOr(t('company.failed', { name, company }))}
      onClose={onClose}
    >
      <Typography.Paragraph strong>{name}</Typography.Paragraph>
      {!hasOthers && <Alert type="info" showIcon title={t('company.closed')} />}
      <Form.Item name="companyId" label={t('company.field')}>
        {companyField}
      </Form.Item>
    </FormDialog>
  );
}
