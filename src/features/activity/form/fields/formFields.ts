import {
  KIND_OF_FIELD,
  type AnswerFieldKind,
  type AnswerFieldName,
  type AnswerFieldOfKind,
  type ByAnswerField,
} from '@contract/answer';

export type ChoiceFieldName = AnswerFieldOfKind<'state' | 'level' | 'confidence'>;
export type NumberFieldName = AnswerFieldOfKind<'factor' | 'amount'>;

/** The fields that `Applicability` shows, not the sections of the form. */
type ApplicabilityKind = 'flag' | 'text';
type ControlledKind = Exclude<AnswerFieldKind, ApplicabilityKind>;

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
  confidence: ChoiceControl;
  factor: NumberControl;
  amount: NumberControl;
}

/** Every field of the form's sections, in their order. The compiler reports a missing field. */
const CONTROLS: Pick<
  ByAnswerField<ControlByKind & Record<ApplicabilityKind, never>>,
  AnswerFieldOfKind<ControlledKind>
> = {
  revenue_state: { shortcut: 'S' },
  confidence: { shortcut: 'E' },
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
  const control = isControlled(name) ? CONTROLS[name] : undefined;
  return control && 'unit' in control ? control.unit : undefined;
}

const isControlled = (name: AnswerFieldName): name is keyof typeof CONTROLS =>
  Object.hasOwn(CONTROLS, name);

type FormFieldOfKind<Kind extends ControlledKind> = {
  name: AnswerFieldOfKind<Kind>;
  kind: Kind;
} & ControlByKind[Kind];

export type FormField = { [Kind in ControlledKind]: FormFieldOfKind<Kind> }[ControlledKind];

const FORM_FIELDS = (Object.keys(CONTROLS) as (keyof typeof CONTROLS)[]).map(
  (name) => ({ name, kind: KIND_OF_FIELD[name], ...CONTROLS[name] }) as FormField,
);

const SECTION_OF_KIND: Record<ControlledKind, 'assessment' | 'effort'> = {
  state: 'assessment',
  level: 'assessment',
  confidence: 'assessment',
  factor: 'effort',
  amount: 'effort',
};

/** The fields with a choice of values. */
export const ASSESSMENT_FIELDS = FORM_FIELDS.filter(
  ({ kind }) => SECTION_OF_KIND[kind] === 'assessment',
);

/** The optional fields about time and cost. */
export const EFFORT_FIELDS = FORM_FIELDS.filter(({ kind }) => SECTION_OF_KIND[kind] === 'effort');

export const CHOICE_FIELDS = FORM_FIELDS.filter((field) => 'shortcut' in field);
