import { REASON_LENGTH, type AnswerValues } from '@contract/answer';
import { Alert, Input, Switch, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Applicability.module.css';
import { useDraftValue } from './fields/useDraftValue';
import type { SetField } from './useActionForm';

type Applicability = ReturnType<typeof useApplicability>;

/**
 * The mark that an action is not applicable. It is saved together with a reason, so nothing is saved before there is
 * one.
 */
export function useApplicability(draftKey: string, saved: AnswerValues, setField: SetField) {
  const isMarked = useDraftValue(draftKey, 'not_applicable', saved);
  const reason = useDraftValue(draftKey, 'not_applicable_reason', saved);
  /** Whether the reason field is open and empty, which is never saved. */
  const [isEmptied, setEmptied] = useState(false);
  /** Whether the person has just opened it, so that the reason can be typed. */
  const [isOpened, setOpened] = useState(false);
  return {
    isMarked,
    isEmptied,
    isOpened,
    reason,
    isOn: isMarked || isEmptied,
    change: (next: boolean) => {
      setOpened(next);
      setEmptied(next && reason === null);
      if (next !== isMarked && (!next || reason !== null)) setField('not_applicable', next);
    },
    changeReason: (text: string) => {
      setEmptied(text.trim() === '');
      if (text.trim() === '') return;
      setField('not_applicable_reason', text);
      if (!isMarked) setField('not_applicable', true);
    },
  };
}

interface Props {
  applicability: Applicability;
  disabled: boolean;
}

/** The switch of the mark, and the reason. People who may not edit see both as text. */
export function Applicability({ applicability, disabled }: Props) {
  const { t } = useTranslation('activity');
  const { isMarked, isEmptied, isOpened, isOn, reason, change, changeReason } = applicability;
  const id = useId();

  if (disabled) {
    return isMarked ? (
      <Alert type="info" title={t('notApplicable.marked')} description={reason} />
    ) : null;
  }
  return (
    <div className={styles.applicability}>
      <label className={styles.label}>
        <Switch
          size="small"
          aria-describedby={isOn ? `${id}-hint` : undefined}
          checked={isOn}
          onChange={change}
        />
        {t('field.not_applicable')}
      </label>
      {isOn && (
        <>
          <Typography.Text type="secondary" id={`${id}-hint`}>
            {t('notApplicable.hint')}
          </Typography.Text>
          <ReasonField
            text={isEmptied ? '' : (reason ?? '')}
            problem={
              isEmptied ? t(`notApplicable.${isMarked ? 'reasonKept' : 'reasonMissing'}`) : null
            }
            takesFocus={isOpened}
            onChange={changeReason}
          />
        </>
      )}
    </div>
  );
}

interface ReasonProps {
  text: string;
  problem: string | null;
  /** False where it is there when a marked action is opened. */
  takesFocus: boolean;
  onChange: (text: string) => void;
}

function ReasonField({ text, problem, takesFocus, onChange }: ReasonProps) {
  const { t } = useTranslation('activity');
  const id = useId();

  return (
    <div className={styles.reason}>
      <Typography.Text strong id={`${id}-label`}>
        {t('notApplicable.reason')}
      </Typography.Text>
      <Input.TextArea
        aria-labelledby={`${id}-label`}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        aria-invalid={problem !== null}
        status={problem === null ? '' : 'error'}
        autoFocus={takesFocus}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={REASON_LENGTH}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && (
        <Typography.Text type="danger" id={`${id}-problem`}>
          <span>{problem}</span>
        </Typography.Text>
      )}
    </div>
  );
}
