import type { Role } from '@contract/roles';
import { useState } from 'react';
import { CompanySelect, type SelectableCompany } from './CompanySelect';

interface Props {
  companies: readonly SelectableCompany[];
  /** See `CompanySelect`. */
  searchAs?: Role | null;
  /** Passed by Form.Item, like `value` and `onChange`. */
  id?: string;
  value?: string;
  onChange?: (companyId: string) => void;
}

/** A form field whose value is a company's id. */
export function CompanyField({ companies, searchAs = null, id, value, onChange }: Props) {
  const [found, setFound] = useState<SelectableCompany | null>(null);
  const known = found ? [...companies, found] : companies;
  return (
    <CompanySelect
      block
      {...(id !== undefined && { id })}
      companies={companies}
      searchAs={searchAs}
      chosen={known.find((company) => company.id === value) ?? null}
      onChoose={(companyId, company) => {
        if (company) setFound(company);
        onChange?.(companyId);
      }}
    />
  );
}
