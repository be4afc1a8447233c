import { Flex, Select, Typography } from 'antd';
import { useId } from 'react';
import styles from './FilterSelect.module.css';
import { labelInElement } from '@/shared/ui/input/labelInElement';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A labeled select of a list's filters. */
export function FilterSelect<Value extends string>({ label, options, ...rest }: Props<Value>) {
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
        options={[...options]}
        {...rest}
      />
    </Flex>
  );
}
