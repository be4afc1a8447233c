import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Company } from '../Company';
import { CompanyLogo } from '../CompanyLogo';
import styles from './CompanySelector.module.css';

export type SelectableCompany = Pick<Company, 'id' | 'name' | 'logo' | 'activated'>;

export interface SelectProps {
  companies: readonly SelectableCompany[];
  chosen: SelectableCompany | null;
  /** The accessible name. Omit it if a label on the page refers to `id`. */
  label?: string;
  id?: string;
  /** As wide as the container. */
  block?: boolean;
  onChoose: (companyId: string) => void;
  /** Adds a button that clears the choice. */
  onClear?: () => void;
}

/** The value of the option "No results". No company has an empty id. */
const NO_MATCH = '';

/** Width of the list, px. It is wider than the select, which may cut off long names. */
const POPUP_WIDTH = 360;

/** A select of the activated companies with a search by name. */
export function CompanySelect(props: SelectProps) {
  const { companies, chosen, label, id, block = false, onChoose, onClear } = props;
  const { t } = useTranslation('companies');
  const [typed, setTyped] = useState('');
  // There may be a thousand companies, and this component renders with each key press.
  const options = useMemo(
    () =>
      companies
        .filter(({ activated }) => activated)
        .map(({ id: value, name, logo }) => ({ value, label: name, logo })),
    [companies],
  );
  const found = useMemo(() => {
    const searchText = typed.trim().toLowerCase();
    const matching = options.filter((option) => option.label.toLowerCase().includes(searchText));
    // An antd list without options is an invalid listbox, so "No results" is an option too.
    return matching.length > 0
      ? matching
      : [{ value: NO_MATCH, label: t('selector.nothingFound'), logo: null }];
  }, [options, typed, t]);

  return (
    <Select
      className={block ? styles.block : styles.select}
      {...(id !== undefined && { id })}
      aria-label={label}
      value={chosen?.id ?? null}
      options={found}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      popupMatchSelectWidth={block || POPUP_WIDTH}
      allowClear={onClear !== undefined}
      placeholder={t('selector.placeholder')}
      optionRender={({ label: name, value, data }) => (
        <div className={styles.option}>
          {value !== NO_MATCH && <CompanyLogo logo={data.logo} name={data.label} />}
          <span className={styles.name}>{name}</span>
        </div>
      )}
      prefix={<CompanyLogo logo={chosen?.logo ?? null} name={chosen?.name} />}
      onOpenChange={(isOpen) => {
        // Typing opens a closed list, and must keep what was typed.
        if (!isOpen) setTyped('');
      }}
      onChange={(chosenId: string | undefined) => {
        if (chosenId === undefined) onClear?.();
        else if (chosenId !== NO_MATCH) onChoose(chosenId);
      }}
    />
  );
}
