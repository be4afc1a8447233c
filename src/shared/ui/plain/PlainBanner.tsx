import warning from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import type { ReactNode } from 'react';
import styles from './PlainBanner.module.css';
import { PlainIcon } from './PlainIcon';

interface Props {
  title: string;
  detail?: string;
  /** Shown at the end, such as a button. */
  action?: ReactNode;
}

/** A warning across the page that looks like antd's banner. */
export function PlainBanner({ title, detail, action }: Props) {
  return (
    <div role="alert" className={detail === undefined ? styles.banner : styles.detailed}>
      <span className={styles.icon}>
        <PlainIcon icon={warning} />
      </span>
      <div className={styles.text}>
        <div className={styles.title}>{title}</div>
        {detail !== undefined && <div>{detail}</div>}
      </div>
      {action}
    </div>
  );
}
