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
  /** Those that the viewer may move people to. */
  companies: readonly CompanyChoice[];
  /** Chooses among them; takes `id`, `value` and `onChange` as any field of a form. */
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
  const chosenOf = (id: string | undefined) => companies.find((one) => one.id === id);

  return (
    <FormDialog<Values>
      title={t('company.title')}
      open={open}
      width={WIDTH}
      {...(chosenOf(companyId ?? undefined) && { initialValues: { companyId: companyId ?? '' } })}
      canSubmit={(values) => values.companyId !== undefined && values.companyId !== companyId}
      // The lists show it at once; a refusal takes it back and says so.
      onSubmit={async (values) => {
        const chosen = chosenOf(values.companyId);
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
