import { Tooltip } from 'antd';
import styles from './popup.module.css';

interface Props {
  open: boolean;
  text: string;
}

/** antd's tooltip. It is rendered as a sibling of the element that it explains. */
export function TooltipPopup({ open, text }: Props) {
  return (
    // A hidden tooltip would still handle Escape.
    <Tooltip title={text} open={open} destroyOnHidden>
      <span className={styles.anchor} aria-hidden />
    </Tooltip>
  );
}
