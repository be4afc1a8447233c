import { MONEY_UNITS } from '@contract/money/moneyUnits';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { labelInElement } from '@/shared/ui/input/labelInElement';

/** The currency of a company's amounts. A changed one converts nothing, which the field says. */
export function MoneyUnitField() {
  const { t, language } = useTranslation('companies');
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return MONEY_UNITS.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? ''}` }));
  }, [language]);

  return (
    <Form.Item name="moneyUnit" label={t('form.moneyUnit')} extra={t('form.moneyUnitDetail')}>
      <Select
        labelRender={labelInElement}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
      />
    </Form.Item>
  );
}
