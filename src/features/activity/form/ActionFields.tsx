import type { AnswerValues } from '@contract/answer';
import { Typography } from 'antd';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DraftField } from './fields/DraftField';
import styles from './fields/fields.module.css';
import { ASSESSMENT_FIELDS, EFFORT_FIELDS, type FormField } from './fields/formFields';
import { useDraftValue } from './fields/useDraftValue';
import type { SetField } from './useActionForm';

interface Props {
  draftKey: string;
  saved: AnswerValues;
  disabled: boolean;
  setField: SetField;
}

/**
 * The fields of the sections: first those that an action needs to be done, then time and cost. They are dimmed while
 * the action is marked as not applicable, because they do not count then.
 */
export function ActionFields({ setField, ...rest }: Props) {
  const { t } = useTranslation('activity');
  const hasMarks = useIsOffered('answerMarks');
  const isMarked = useDraftValue(rest.draftKey, 'not_applicable', rest.saved);
  const fieldOf = (field: FormField) => (
    <DraftField key={field.name} field={field} onChange={setField} {...rest} />
  );

  return (
    <div className={styles.sections} data-dimmed={isMarked || undefined}>
      <section className={styles.assessment} aria-label={t('section.assessment')}>
        {ASSESSMENT_FIELDS.filter(({ name }) => hasMarks || name !== 'confidence').map(fieldOf)}
      </section>
      <section aria-label={t('section.effort')}>
        <Typography.Title level={3} className={styles.part}>
          {t('section.effort')}
        </Typography.Title>
        <Typography.Paragraph type="secondary">{t('section.effortHint')}</Typography.Paragraph>
        <div className={styles.effort}>{EFFORT_FIELDS.map(fieldOf)}</div>
      </section>
    </div>
  );
}
