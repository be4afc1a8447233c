import { CONFIDENCES, STATE_MAX, STATE_MIN, type AnswerValues } from '@contract/answer';
import { levelOf, LEVELS, valueOfLevel } from '@contract/scoring/scoring';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { activityOfKey } from '../../saving/draft/Draft';
import { levelWordsOf, useFieldFormat } from '../../drafts/useFieldFormat';
import type { SetField } from '../useActionForm';
import { ChoiceField, type Choice } from './ChoiceField';
import type { ChoiceFieldName, FormField, NumberControl, NumberFieldName } from './formFields';
import { FieldFrame } from './FieldFrame';
import { NumberField } from './NumberField';
import { StateAnchors } from './StateAnchors';
import { useDraftValue } from './useDraftValue';

interface Props<Field = FormField> {
  draftKey: string;
  field: Field;
  saved: AnswerValues;
  disabled: boolean;
  onChange: SetField;
  /** Called when an empty field with a choice of values got one. */
  onFilled: (field: ChoiceFieldName) => void;
}

/** One field of the form. It shows the draft's value, else the saved one, and renders without the other fields. */
export function DraftField({ field, ...rest }: Props): ReactElement {
  // The compiler reports a kind that has no input.
  switch (field.kind) {
    case 'state':
      return <StateInput field={field} {...rest} />;
    case 'level':
      return <LevelInput field={field} {...rest} />;
    case 'confidence':
      return <ConfidenceInput field={field} {...rest} />;
    case 'factor':
    case 'amount':
      return <NumberInput field={field} {...rest} />;
  }
}

const STATES: Choice[] = Array.from({ length: STATE_MAX - STATE_MIN + 1 }, (_, index) => ({
  value: STATE_MIN + index,
  label: String(STATE_MIN + index),
}));

function StateInput({ draftKey, field, saved, ...rest }: Props<{ name: ChoiceFieldName }>) {
  const value = useDraftValue(draftKey, field.name, saved);
  return (
    <ChoiceField name={field.name} choices={STATES} value={value} {...rest}>
      <StateAnchors activityId={activityOfKey(draftKey)} value={value} />
    </ChoiceField>
  );
}

/** People who may not edit see it as text. */
function ConfidenceInput({ draftKey, field, saved, ...rest }: Props<{ name: ChoiceFieldName }>) {
  const { t } = useTranslation('activity');
  const formatField = useFieldFormat();
  const value = useDraftValue(draftKey, field.name, saved);
  const choices = useMemo(
    () => CONFIDENCES.map((one, index) => ({ value: index + 1, label: t(`confidence.${one}`) })),
    [t],
  );
  if (rest.disabled) {
    return (
      <FieldFrame id={field.name} label={t(`field.${field.name}`)}>
        <span>{formatField(field.name, value)}</span>
      </FieldFrame>
    );
  }
  return <ChoiceField name={field.name} choices={choices} value={value} {...rest} />;
}

/** Shows a value from 0 to 10 as the level whose range contains it. */
function LevelInput({ draftKey, field, saved, ...rest }: Props<{ name: ChoiceFieldName }>) {
  const { t } = useTranslation('activity');
  const value = useDraftValue(draftKey, field.name, saved);
  const levels = useMemo(
    () =>
      LEVELS.map((level, index) => ({
        value: valueOfLevel(index),
        label: t(`${levelWordsOf(field.name)}.${level}`),
      })),
    [t, field.name],
  );
  return (
    <ChoiceField
      name={field.name}
      choices={levels}
      value={value === null ? null : valueOfLevel(levelOf(value))}
      {...rest}
    />
  );
}

function NumberInput({
  draftKey,
  field: { name, unit, max },
  saved,
  disabled,
  onChange,
}: Props<NumberControl & { name: NumberFieldName }>) {
  const value = useDraftValue(draftKey, name, saved);
  const bound = max === undefined ? {} : { max };
  return <NumberField {...{ name, unit, value, disabled, onChange }} {...bound} />;
}
