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
  /** Unless a label on the page names it, by this id. */
  label?: string;
  id?: string;
  /** As wide as what it stands in. */
  block?: boolean;
  onChoose: (companyId: string) => void;
  /** Where choosing none is a choice. */
  onClear?: () => void;
}

/** The value of the option that says that nothing matches; no id is empty. */
const NO_MATCH = '';

/** Of the list in px: wider than the select, because a chosen name may be cut off there. */
const POPUP_WIDTH = 360;

/** One of the activated companies; searched by name. */
export function CompanySelect(props: SelectProps) {
  const { companies, chosen, label, id, block = false, onChoose, onClear } = props;
  const { t } = useTranslation('companies');
  const [typed, setTyped] = useState('');
  // A consultancy has a thousand of them, and each key typed comes by here.
  const options = useMemo(
    () =>
      companies
        .filter(({ activated }) => activated)
        .map(({ id: value, name, logo }) => ({ value, label: name, logo })),
    [companies],
  );
  const found = useMemo(() => {
    const wanted = typed.trim().toLowerCase();
    const matching = options.filter((option) => option.label.toLowerCase().includes(wanted));
    // antd's list without options is an invalid listbox, so that "No results" is an option too.
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
          {value !== NO_MATCH && <CompanyLogo logo={data.logo} />}
          <span className={styles.name}>{name}</span>
        </div>
      )}
      prefix={<CompanyLogo logo={chosen?.logo ?? null} />}
      onOpenChange={() => setTyped('')}
      onChange={(chosenId: string | undefined) => {
        if (chosenId === undefined) onClear?.();
        else if (chosenId !== NO_MATCH) onChoose(chosenId);
      }}
    />
  );
}
