import { Flex, Select, Typography } from 'antd';
import { useId } from 'react';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import styles from './ChoiceSelects.module.css';
import { isAfter, NOW, type MovementChoice } from './movementChoice';
import { Presets, type TargetStart } from './Presets';
import type { MovementControl } from './useMovementChoice';
import { weekWithDays } from './weekDays';

interface Props {
  choice: MovementChoice;
  scope: MovementControl['scope'];
  targetStart: TargetStart | undefined;
  onChoose: MovementControl['choose'];
}

/** Which average is explained, between which moments. */
export function ChoiceSelects({ choice, scope, targetStart, onChoose }: Props) {
  const { t, language } = useTranslation('movement');
  const nameOf = useNames();
  const { from, to, driver } = choice;
  const { reviews } = scope;
  const options = [
    ...reviews.map(({ moment, name }) => ({ value: moment, label: name })),
    ...scope.weeks
      .toReversed()
      .map((week) => ({ value: week, label: weekWithDays(week, language, scope.now) })),
  ];

  return (
    <Flex gap="middle" wrap role="group" aria-label={t('choice.label')}>
      <LabeledSelect
        label={t('choice.driver')}
        value={driver}
        options={scope.drivers.map((one) => ({ value: one, label: nameOf(one) }))}
        onChange={(value) => onChoose({ driver: value })}
      />
      <LabeledSelect
        label={t('choice.from')}
        value={from}
        options={options.filter(({ value }) => to === NOW || isAfter(to, value, reviews))}
        onChange={(value) => onChoose({ from: value })}
      />
      <LabeledSelect
        label={t('choice.to')}
        value={to}
        options={[
          { value: NOW, label: t('choice.now') },
          ...options.filter(({ value }) => value !== from && isAfter(value, from, reviews)),
        ]}
        onChange={(value) => onChoose({ to: value })}
      />
      <Presets {...{ choice, scope, targetStart, onChoose }} />
    </Flex>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function LabeledSelect({ label, ...select }: SelectProps) {
  const id = useId();
  return (
    <Flex className={styles.field} align="center" gap="small">
      <label htmlFor={id} className={styles.label}>
        <Typography.Text type="secondary">{label}</Typography.Text>
      </label>
      <Select
        labelRender={labelInElement}
        id={id}
        className={styles.select}
        showSearch={{ optionFilterProp: 'label' }}
        {...select}
      />
    </Flex>
  );
}
