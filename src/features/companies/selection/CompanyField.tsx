import type { Company } from '../Company';
import { CompanySelect, type SelectableCompany, type SelectProps } from './CompanySelect';

interface Props extends Pick<SelectProps, 'searchAs'> {
  companies: readonly SelectableCompany[];
  /** Called before `onChange` with a company that was found on the server. It has to become one of `companies`. */
  onFound?: (company: Company) => void;
  /** Passed by Form.Item, like `value` and `onChange`. */
  id?: string;
  value?: string;
  onChange?: (companyId: string) => void;
}

/** A form field whose value is a company's id. */
export function CompanyField({ companies, searchAs, onFound, id, value, onChange }: Props) {
  return (
    <CompanySelect
      block
      {...(id !== undefined && { id })}
      companies={companies}
      chosen={companies.find((company) => company.id === value) ?? null}
      {...(searchAs !== undefined && { searchAs })}
      onChoose={(companyId, found) => {
        if (found) onFound?.(found);
        onChange?.(companyId);
      }}
    />
  );
}
