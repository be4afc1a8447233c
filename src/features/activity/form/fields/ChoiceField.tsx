import { Radio } from 'antd';
import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';
import type { ChoiceFieldName } from './formFields';
import type { SetField } from '../useActionForm';

export interface Choice {
  value: number;
  label: string;
}

interface Props {
  name: ChoiceFieldName;
  choices: readonly Choice[];
  /** One of the choices' values, or null. */
  value: number | null;
  disabled: boolean;
  onChange: SetField;
  /** Called when the field was empty and now has a value. */
  onFilled?: ((field: ChoiceFieldName) => void) | undefined;
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** Radio buttons for the state of the activity, the confidence, or one of five levels. */
export const ChoiceField = memo(function ChoiceField(props: Props) {
  const { name, choices, value, disabled, onChange, onFilled, children } = props;
  const { t } = useTranslation('activity');
  const id = useId();

  return (
    <FieldFrame
      id={id}
      label={t(`field.${name}`)}
      hint={t(`field.${name}Hint`)}
      onClear={value === null || disabled ? undefined : () => onChange(name, null)}
    >
      <Radio.Group
        className={styles.choices}
        data-choices={choices.length}
        data-field={name}
        optionType="button"
        buttonStyle="solid"
        name={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        options={[...choices]}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          onChange(name, target.value as number);
          if (value === null) onFilled?.(name);
        }}
      />
      {children}
    </FieldFrame>
  );
});
