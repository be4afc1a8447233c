import { CompanySelect, type SelectableCompany } from './CompanySelect';

interface Props {
  companies: readonly SelectableCompany[];
  /** Passed by Form.Item, like `value` and `onChange`. */
  id?: string;
  value?: string;
  onChange?: (companyId: string) => void;
}

/** A form field whose value is a company's id. */
export function CompanyField({ companies, id, value, onChange }: Props) {
  return (
    <CompanySelect
      block
      {...(id !== undefined && { id })}
      companies={companies}
      chosen={companies.find((company) => company.id === value) ?? null}
      onChoose={(companyId) => onChange?.(companyId)}
    />
  );
}
