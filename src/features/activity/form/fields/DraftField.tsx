import { STATE_MAX, STATE_MIN, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import { levelOf, LEVELS, valueOfLevel } from '@contract/scoring/scoring';
import { useMemo, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { selectDraft, type WithSaving } from '../../saving/savingSlice';
import type { SetField } from '../useActionForm';
import { ChoiceField, type Choice } from './ChoiceField';
import type { ChoiceFieldName, FormField, NumberControl, NumberFieldName } from './formFields';
import { NumberField } from './NumberField';

interface Props<Field = FormField> {
  draftKey: string;
  field: Field;
  saved: AnswerValues;
  disabled: boolean;
  onChange: SetField;
}

/** One field of the form. It shows the draft's value, else the saved one, and renders without the other fields. */
export function DraftField({ field, ...rest }: Props): ReactElement {
  // The compiler reports a kind that has no input.
  switch (field.kind) {
    case 'state':
      return <StateInput field={field} {...rest} />;
    case 'level':
      return <LevelInput field={field} {...rest} />;
    case 'factor':
    case 'amount':
      return <NumberInput field={field} {...rest} />;
  }
}

function useDraftValue<Name extends AnswerFieldName>(
  draftKey: string,
  name: Name,
  saved: AnswerValues,
): AnswerValues[Name] {
  const edit = useSelector((state: WithSaving) => selectDraft(state, draftKey)?.edits[name]);
  return edit ? edit.value : saved[name];
}

const STATES: Choice[] = Array.from({ length: STATE_MAX - STATE_MIN + 1 }, (_, index) => ({
  value: STATE_MIN + index,
  label: String(STATE_MIN + index),
}));

function StateInput({ draftKey, field, saved, ...rest }: Props<{ name: ChoiceFieldName }>) {
  const value = useDraftValue(draftKey, field.name, saved);
  return <ChoiceField name={field.name} choices={STATES} value={value} {...rest} />;
}

/** Shows a value from 0 to 10 as the level whose range contains it. */
function LevelInput({ draftKey, field, saved, ...rest }: Props<{ name: ChoiceFieldName }>) {
  const { t } = useTranslation('activity');
  const value = useDraftValue(draftKey, field.name, saved);
  const levels = useMemo(
    () =>
      LEVELS.map((level, index) => ({ value: valueOfLevel(index), label: t(`level.${level}`) })),
    [t],
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
  ...rest
}: Props<NumberControl & { name: NumberFieldName }>) {
  const value = useDraftValue(draftKey, name, saved);
  return (
    <NumberField
      name={name}
      unit={unit}
      {...(max !== undefined && { max })}
      value={value}
      {...rest}
    />
  );
}
