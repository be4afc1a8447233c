import { FastForwardOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import styles from './ActionFooter.module.css';

interface Props {
  /** Null hides the button. */
  previousId: string | null;
  nextId: string | null;
  /** The next action that is not done; null hides the button. */
  unfinishedId: string | null;
  /** The number of actions that are not done. */
  unfinished: number;
  onOpen: (activityId: string) => void;
  /** The save status and the Save button. */
  children: ReactNode;
}

/** The form's sticky footer with the buttons Previous, Save and Next. */
export function ActionFooter(props: Props) {
  const { previousId, nextId, unfinishedId, unfinished, onOpen, children } = props;
  const { t } = useTranslation('activity');
  const isSmall = useIsSmall();

  return (
    <footer className={styles.footer}>
      {previousId && (
        <Button
          {...(!isSmall && { icon: <LeftOutlined aria-hidden /> })}
          className={styles.previous}
          aria-label={t('form.previous')}
          onClick={() => onOpen(previousId)}
        >
          {t(isSmall ? 'form.previousShort' : 'form.previous')}
        </Button>
      )}
      <div className={styles.saving}>{children}</div>
      {unfinishedId && (
        <div className={styles.unfinished}>
          <LazyTooltip text={t('form.unfinishedHint', { count: unfinished })}>
            <Button
              {...(isSmall && { type: 'link', icon: <FastForwardOutlined aria-hidden /> })}
              onClick={() => onOpen(unfinishedId)}
            >
              {t(isSmall ? 'form.unfinishedOf' : 'form.unfinished', { count: unfinished })}
            </Button>
          </LazyTooltip>
        </div>
      )}
      {nextId && (
        <Button
          {...(!isSmall && { icon: <RightOutlined aria-hidden /> })}
          className={styles.next}
          iconPlacement="end"
          aria-label={t('form.next')}
          onClick={() => onOpen(nextId)}
        >
          {t(isSmall ? 'form.nextShort' : 'form.next')}
        </Button>
      )}
    </footer>
  );
}
