import { Flex, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Company } from './Company';
import styles from './CompanySelector.module.css';
import { CompanyLogo } from './CompanyLogo';

interface Props {
  companies: readonly Company[];
  shown: Company | null;
  /** Those who may not choose see their company as a label. */
  canChoose: boolean;
  onChoose: (companyId: string) => void;
}

/** Which company the pages show; lists activated companies only. */
export function CompanySelector({ companies, shown, canChoose, onChoose }: Props) {
  const { t } = useTranslation('companies');

  if (!canChoose) {
    if (!shown) return null;
    return (
      <Flex align="center" gap="small" className={styles.label}>
        <CompanyLogo logo={shown.logo} />
        <Typography.Text strong ellipsis={{ tooltip: true }}>
          {shown.name}
        </Typography.Text>
      </Flex>
    );
  }

  const options = companies
    .filter(({ activated }) => activated)
    .map(({ id, name, logo }) => ({ value: id, label: name, logo }));

  return (
    <Select
      className={styles.select ?? ''}
      aria-label={t('selector.label')}
      value={shown?.id ?? null}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('selector.nothingFound')}
      placeholder={t('selector.placeholder')}
      optionRender={({ label, data }) => (
        <Flex align="center" gap="small">
          <CompanyLogo logo={data.logo} />
          <Typography.Text ellipsis>{label}</Typography.Text>
        </Flex>
      )}
      prefix={<CompanyLogo logo={shown?.logo ?? null} />}
      onChange={(id: string) => onChoose(id)}
    />
  );
}
