import {
  KIND_OF_FIELD,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerFieldOfKind,
  type ByAnswerField,
} from '@contract/answer';

export type ChoiceFieldName = AnswerFieldOfKind<'state' | 'level'>;
export type NumberFieldName = AnswerFieldOfKind<'factor' | 'amount'>;

export type Unit = 'weeks' | 'millions' | 'hours' | 'ofTen';

interface ChoiceControl {
  /** The key that selects the field. */
  shortcut: string;
}

export interface NumberControl {
  unit: Unit;
  /** Upper bound; no bound if absent. The lower bound is 0. */
  max?: number;
}

/** The form's settings for a field of each kind. The compiler reports a kind that is missing here. */
interface ControlByKind {
  state: ChoiceControl;
  level: ChoiceControl;
  factor: NumberControl;
  amount: NumberControl;
}

/** Every field of an answer, in the order of the form. The compiler reports a missing field. */
const CONTROLS: ByAnswerField<ControlByKind> = {
  revenue_state: { shortcut: 'S' },
  relevance: { shortcut: 'R' },
  criticality: { shortcut: 'C' },
  cost: { shortcut: 'K' },
  difficulty: { shortcut: 'D' },
  factor_difficulty: { unit: 'ofTen', max: 10 },
  time_w: { unit: 'weeks' },
  time_thread_h: { unit: 'hours' },
  avg_cost_thread_m: { unit: 'millions' },
  est_cost_process_m: { unit: 'millions' },
  est_cost_subdriver_m: { unit: 'millions' },
  est_cost_driver_m: { unit: 'millions' },
  est_cost_company_m: { unit: 'millions' },
};

/** The unit of a field's value; undefined for a field without one. */
export function unitOf(name: AnswerFieldName): Unit | undefined {
  const control = CONTROLS[name];
  return 'unit' in control ? control.unit : undefined;
}

type FormFieldOfKind<Kind extends AnswerFieldKind> = {
  name: AnswerFieldOfKind<Kind>;
  kind: Kind;
} & ControlByKind[Kind];

export type FormField = { [Kind in AnswerFieldKind]: FormFieldOfKind<Kind> }[AnswerFieldKind];

const FORM_FIELDS = (Object.keys(CONTROLS) as AnswerFieldName[]).map(
  (name) => ({ name, kind: KIND_OF_FIELD[name], ...CONTROLS[name] }) as FormField,
);

const SECTION_OF_KIND: Record<AnswerFieldKind, 'assessment' | 'effort'> = {
  state: 'assessment',
  level: 'assessment',
  factor: 'effort',
  amount: 'effort',
};

/** The fields with a choice of values. An action is done when all of them have a value. */
export const ASSESSMENT_FIELDS = FORM_FIELDS.filter(
  ({ kind }) => SECTION_OF_KIND[kind] === 'assessment',
);

/** The optional fields about time and cost. */
export const EFFORT_FIELDS = FORM_FIELDS.filter(({ kind }) => SECTION_OF_KIND[kind] === 'effort');

export const CHOICE_FIELDS = FORM_FIELDS.filter((field) => 'shortcut' in field);
