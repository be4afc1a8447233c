import { REASON_LENGTH, type AnswerValues } from '@contract/answer';
import { Alert, Input, Switch, Typography } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './Applicability.module.css';
import { useDraftValue } from './fields/useDraftValue';
import type { SetField } from './useActionForm';

interface Props {
  draftKey: string;
  saved: AnswerValues;
  disabled: boolean;
  setField: SetField;
}

/**
 * Marks an action as not applicable. The mark is saved together with a reason, so nothing is saved before there is
 * one. People who may not edit see mark and reason as text.
 */
export function Applicability({ draftKey, saved, disabled, setField }: Props) {
  const { t } = useTranslation('activity');
  const isMarked = useDraftValue(draftKey, 'not_applicable', saved);
  const reason = useDraftValue(draftKey, 'not_applicable_reason', saved);
  /** Whether the reason field is open and empty, which is never saved. */
  const [isEmptied, setEmptied] = useState(false);
  const isOn = isMarked || isEmptied;
  const id = useId();

  if (disabled) {
    return isMarked ? (
      <Alert type="info" title={t('notApplicable.marked')} description={reason} />
    ) : null;
  }
  const change = (next: boolean) => {
    setEmptied(next && reason === null);
    if (next !== isMarked && (!next || reason !== null)) setField('not_applicable', next);
  };
  const changeReason = (text: string) => {
    setEmptied(text.trim() === '');
    if (text.trim() === '') return;
    setField('not_applicable_reason', text);
    if (!isMarked) setField('not_applicable', true);
  };

  return (
    <div className={styles.applicability}>
      <label className={styles.label}>
        <Switch
          size="small"
          data-field="not_applicable"
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
  onChange: (text: string) => void;
}

/** Takes the focus when the person opens it, so that the reason can be typed. */
function ReasonField({ text, problem, onChange }: ReasonProps) {
  const { t } = useTranslation('activity');
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only if the switch was pressed: the field is also shown when a marked action is opened.
    if (document.activeElement?.matches('[data-field="not_applicable"]')) {
      field.current?.querySelector('textarea')?.focus();
    }
  }, []);

  return (
    <div ref={field} className={styles.reason}>
      <Typography.Text strong id={`${id}-label`}>
        {t('notApplicable.reason')}
      </Typography.Text>
      <Input.TextArea
        aria-labelledby={`${id}-label`}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        aria-invalid={problem !== null}
        status={problem === null ? '' : 'error'}
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
