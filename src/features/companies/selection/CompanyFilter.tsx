import type { UserDto } from '@contract/rest';
import { CompanySelect, type SelectProps } from './CompanySelect';
import { useCompany } from './longList/useOneCompany';

interface Props extends Pick<SelectProps, 'companies' | 'searchAs'> {
  user: UserDto;
  /** Names the filter, and is shown while it is empty. */
  label: string;
  /** The id of the chosen company; null for all companies. */
  chosenId: string | null;
  onChoose: (companyId: string | null) => void;
}

/** Filters a list by a company, which of a long list is searched on the server and loaded by its id. */
export function CompanyFilter({ user, label, chosenId, onChoose, ...rest }: Props) {
  const known = useCompany(user, chosenId);
  const listed = rest.companies.find(({ id }) => id === chosenId);

  return (
    <CompanySelect
      block
      label={label}
      placeholder={label}
      chosen={listed ?? known}
      onChoose={onChoose}
      onClear={() => onChoose(null)}
      {...rest}
    />
  );
}
