import { Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { OneLine } from '@/shared/ui/OneLine';
import type { Company } from './Company';
import { CompanyLogo } from './CompanyLogo';
import { CompanySelect } from './CompanySelect';
import styles from './CompanySelector.module.css';

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

  if (canChoose) {
    return (
      <CompanySelect
        companies={companies}
        chosen={shown}
        label={t('selector.label')}
        onChoose={onChoose}
      />
    );
  }
  if (!shown) return null;
  return (
    <Flex align="center" gap="small" className={styles.label}>
      <CompanyLogo logo={shown.logo} />
      <OneLine look="strong">{shown.name}</OneLine>
    </Flex>
  );
}
