import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { AnswerValues } from '@contract/answer';
import { Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import { SaveButton, SaveStatus } from '../drafts/SaveStatus';
import styles from './ActionFooter.module.css';
import { focusNextMissing, useMissingFields } from './fields/missingFields';

interface Props {
  draftKey: string;
  saved: AnswerValues;
  /** Hides whether the answer is saved, and what it lacks. */
  disabled: boolean;
  /** Null hides the button. */
  previousId: string | null;
  nextId: string | null;
  /** The next action that is not done; null hides the button. */
  unfinishedId: string | null;
  /** The number of actions that are not done. */
  unfinished: number;
  onOpen: (activityId: string) => void;
  onSave: () => void;
  onDecide: () => void;
}

/** The form's sticky footer: the actions around this one, whether it is saved, and what it lacks. */
export function ActionFooter(props: Props) {
  const { draftKey, saved, disabled, previousId, nextId, unfinishedId, unfinished } = props;
  const { onOpen, onSave, onDecide } = props;
  const { t } = useTranslation('activity');
  const isSmall = useIsSmall();
  const missing = useMissingFields(draftKey, saved);
  const missingNames = missing.map((name) => t(`field.${name}`)).join(', ');
  const left = t('form.left', { count: missing.length });
  const openNext = nextId && (
    <Button
      icon={<RightOutlined aria-hidden />}
      iconPlacement="end"
      type={unfinishedId ? 'default' : 'primary'}
      aria-label={t('form.next')}
      onClick={() => onOpen(nextId)}
    >
      <span className={styles.word}>{t('form.next')}</span>
    </Button>
  );

  return (
    <footer className={styles.footer}>
      <div className={styles.neighbors}>
        {previousId && (
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('form.previous')}
            onClick={() => onOpen(previousId)}
          >
            <span className={styles.word}>{t('form.previous')}</span>
          </Button>
        )}
        {openNext}
      </div>
      {!disabled && (
        <div className={styles.saving}>
          <SaveStatus draftKey={draftKey} isShort onRetry={onSave} onDecide={onDecide} />
          {missing.length > 0 && (
            <Button
              type="link"
              size="small"
              className={styles.left}
              aria-label={`${left}: ${missingNames}`}
              onClick={() => focusNextMissing()}
            >
              {left}
            </Button>
          )}
        </div>
      )}
      {!disabled && !isSmall && <SaveButton draftKey={draftKey} onSave={onSave} />}
      {unfinishedId && (
        <div className={styles.unfinished}>
          <LazyTooltip
            text={[
              !disabled && missing.length > 0 && t('form.missing', { fields: missingNames }),
              t('form.unfinishedHint', { count: unfinished }),
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <Button type="primary" onClick={() => onOpen(unfinishedId)}>
              {t('form.unfinishedOf', { count: unfinished })}
            </Button>
          </LazyTooltip>
        </div>
      )}
    </footer>
  );
}
