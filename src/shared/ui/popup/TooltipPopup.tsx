import { Tooltip } from 'antd';
import styles from './popup.module.css';

interface Props {
  open: boolean;
  text: string;
}

/** antd's tooltip. The element that it explains renders it as a sibling. */
export function TooltipPopup({ open, text }: Props) {
  return (
    // While hidden it would still catch Escape.
    <Tooltip title={text} open={open} destroyOnHidden>
      <span className={styles.anchor} aria-hidden />
    </Tooltip>
  );
}
