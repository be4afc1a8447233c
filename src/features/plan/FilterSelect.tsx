import { Select, Typography } from 'antd';
import styles from './FilterSelect.module.css';
import { labelInElement } from '@/shared/ui/input/labelInElement';

interface Props<Value extends string> {
  /** Its accessible name. */
  label: string;
  /** Shows the name before the value, for values that do not tell what they choose. */
  isNamed?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A select of a list's filters. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, isNamed = false, options, ...rest } = props;
  return (
    <Select
      labelRender={labelInElement}
      aria-label={label}
      prefix={isNamed && <Typography.Text type="secondary">{label}</Typography.Text>}
      className={isNamed ? `${styles.select} ${styles.named}` : styles.select}
      popupMatchSelectWidth={false}
      options={[...options]}
      {...rest}
    />
  );
}
