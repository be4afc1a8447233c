import type { AnswerValues } from '@contract/answer';
import { Typography } from 'antd';
import { useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectFeatures } from '@/shared/api/features/featuresSlice';
import { isOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { DraftField } from './fields/DraftField';
import styles from './fields/fields.module.css';
import {
  ASSESSMENT_FIELDS,
  EFFORT_FIELDS,
  type ChoiceFieldName,
  type FormField,
} from './fields/formFields';
import { focusNextMissing } from './fields/missingFields';
import { useDraftValue } from './fields/useDraftValue';
import type { SetField } from './useActionForm';

interface Props {
  draftKey: string;
  saved: AnswerValues;
  disabled: boolean;
  setField: SetField;
}

/**
 * The fields of the sections: first those that an action needs to be done, then time and cost, which are folded on
 * phones. They are dimmed while the action is marked as not applicable, because they do not count then.
 */
export function ActionFields({ setField, ...rest }: Props) {
  const { t } = useTranslation('activity');
  const features = useSelector(selectFeatures);
  const isMarked = useDraftValue(rest.draftKey, 'not_applicable', rest.saved);
  const isSmall = useIsSmall();
  // Arrow keys choose each value that they pass, so only a pointer's choice moves on.
  const isByPointer = useRef(false);
  const moveOn = useCallback((field: ChoiceFieldName) => {
    if (isByPointer.current) focusNextMissing(field);
  }, []);
  const isShown = ({ view }: FormField) => isOffered(view, features);
  const fieldOf = (field: FormField) => (
    <DraftField key={field.name} field={field} onChange={setField} onFilled={moveOn} {...rest} />
  );
  const effort = (
    <>
      <Typography.Paragraph type="secondary">{t('section.effortHint')}</Typography.Paragraph>
      <div className={styles.effort}>{EFFORT_FIELDS.filter(isShown).map(fieldOf)}</div>
    </>
  );

  return (
    <div
      className={styles.sections}
      data-dimmed={isMarked || undefined}
      onPointerDownCapture={() => {
        isByPointer.current = true;
      }}
      onKeyDownCapture={() => {
        isByPointer.current = false;
      }}
    >
      <section className={styles.assessment} aria-label={t('section.assessment')}>
        {ASSESSMENT_FIELDS.filter(isShown).map(fieldOf)}
      </section>
      {isSmall ? (
        <details className={styles.folded}>
          <summary>{t('section.effort')}</summary>
          {effort}
        </details>
      ) : (
        <section aria-label={t('section.effort')}>
          <Typography.Title level={3} className={styles.part}>
            {t('section.effort')}
          </Typography.Title>
          {effort}
        </section>
      )}
    </div>
  );
}
