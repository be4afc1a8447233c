import { Tooltip } from 'antd';
import styles from './popup.module.css';

interface Props {
  open: boolean;
  text: string;
}

/** antd's tooltip over what it explains, which renders this beside itself. */
export function TooltipPopup({ open, text }: Props) {
  return (
    // Hidden, it would still be the one that Escape closes.
    <Tooltip title={text} open={open} destroyOnHidden>
      <span className={styles.anchor} aria-hidden />
    </Tooltip>
  );
}
