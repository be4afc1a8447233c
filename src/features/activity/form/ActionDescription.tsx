import { Button, Typography } from 'antd';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './ActionHeader.module.css';

/** The text of an action on two lines, and all of it on demand. */
export function ActionDescription({ text }: { text: string }) {
  const { t } = useTranslation('activity');
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const id = useId();
  const measured = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.description}>
      <Typography.Text type="secondary" id={id} ref={measured} data-cut={!isOpen}>
        <span>{text}</span>
      </Typography.Text>
      {(isCut || isOpen) && (
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'form.less' : 'form.more')}
        </Button>
      )}
    </div>
  );
}
