import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import { memo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  years: readonly number[];
  year: number;
  onPick: (year: number) => void;
}

/** A year back, a year on, or any that has data. */
export const YearControl = memo(function YearControl({ years, year, onPick }: Props) {
  const { t } = useTranslation('evolution');
  const position = years.indexOf(year);
  const before = years[position - 1];
  const after = position === -1 ? undefined : years[position + 1];

  return (
    <Space.Compact>
      <Button
        aria-label={t('years.back')}
        icon={<LeftOutlined aria-hidden />}
        disabled={before === undefined}
        onClick={() => before !== undefined && onPick(before)}
      />
      <Select
        aria-label={t('years.label')}
        value={year}
        disabled={years.length === 0}
        options={[...years].reverse().map((one) => ({ value: one, label: one }))}
        onChange={(picked: number) => onPick(picked)}
      />
      <Button
        aria-label={t('years.forward')}
        icon={<RightOutlined aria-hidden />}
        disabled={after === undefined}
        onClick={() => after !== undefined && onPick(after)}
      />
    </Space.Compact>
  );
});
