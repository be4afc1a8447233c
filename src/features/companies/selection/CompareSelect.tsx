import { Flex, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Company } from '../Company';
import { CompanySelect, type SelectProps } from './CompanySelect';

interface Props extends Pick<SelectProps, 'searchAs' | 'exceptId'> {
  /** The companies that can be compared with the shown one. */
  companies: readonly Company[];
  compared: Company | null;
  /** Called with null if the choice was cleared. */
  onChoose: (companyId: string | null) => void;
}

/** Selects the company that is compared with the shown one. Only activated companies are listed. */
export function CompareSelect({ companies, compared, onChoose, ...rest }: Props) {
  const { t } = useTranslation('companies');
  const id = useId();

  return (
    <Flex align="center" gap="small" wrap>
      <label htmlFor={id}>
        <Typography.Text type="secondary">{t('compare.label')}</Typography.Text>
      </label>
      <CompanySelect
        id={id}
        companies={companies}
        chosen={compared}
        onChoose={onChoose}
        onClear={() => onChoose(null)}
        {...rest}
      />
    </Flex>
  );
}
