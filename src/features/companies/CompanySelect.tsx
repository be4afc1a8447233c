import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { OneLine } from '@/shared/ui/OneLine';
import type { Company } from './Company';
import { CompanyLogo } from './CompanyLogo';
import styles from './CompanySelector.module.css';

export type SelectableCompany = Pick<Company, 'id' | 'name' | 'logo' | 'activated'>;

interface Props {
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

/** One of the activated companies; searched by name. */
export function CompanySelect(props: Props) {
  const { companies, chosen, label, id, block = false, onChoose, onClear } = props;
  const { t } = useTranslation('companies');
  // A consultancy has a thousand of them, and each key typed comes by here.
  const options = useMemo(
    () =>
      companies
        .filter(({ activated }) => activated)
        .map((company) => ({ value: company.id, label: company.name, logo: company.logo })),
    [companies],
  );

  return (
    <Select
      className={(block ? styles.block : styles.select) ?? ''}
      {...(id !== undefined && { id })}
      aria-label={label}
      value={chosen?.id ?? null}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={onClear !== undefined}
      notFoundContent={t('selector.nothingFound')}
      placeholder={t('selector.placeholder')}
      optionRender={({ label: name, data }) => (
        <div className={styles.option}>
          <CompanyLogo logo={data.logo} />
          <OneLine>{name}</OneLine>
        </div>
      )}
      prefix={<CompanyLogo logo={chosen?.logo ?? null} />}
      onChange={(chosenId: string | undefined) =>
        chosenId === undefined ? onClear?.() : onChoose(chosenId)
      }
    />
  );
}
