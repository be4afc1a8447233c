import {
  KIND_OF_FIELD,
  type AnswerFieldKind,
  type AnswerFieldOfKind,
  type ByAnswerField,
} from '@contract/answer';
import { UNIT_OF_FIELD, type AnswerUnit } from '@contract/fields/units';
import type { OptionalView } from '@/shared/api/features/views';

export type ChoiceFieldName = AnswerFieldOfKind<'state' | 'level' | 'confidence'>;
export type NumberFieldName = AnswerFieldOfKind<'factor' | 'amount'>;

/** The fields that `Applicability` shows, not the sections of the form. */
type ApplicabilityField = 'not_applicable' | 'not_applicable_reason';

/** The kinds that only `Applicability` has a control for. Another field of such a kind needs one in the form. */
type UncontrolledKind = 'flag' | 'text';
type ControlledKind = Exclude<AnswerFieldKind, UncontrolledKind>;

interface Control {
  /** For a field that not every server has. */
  view?: OptionalView;
}

interface ChoiceControl extends Control {
  /** The key that selects the field. */
  shortcut: string;
}

export interface NumberControl extends Control {
  unit: AnswerUnit;
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
const CONTROLS: Omit<
  ByAnswerField<ControlByKind & Record<UncontrolledKind, never>>,
  ApplicabilityField
> = {
  revenue_state: { shortcut: 'S' },
  relevance: { shortcut: 'R' },
  criticality: { shortcut: 'C' },
  cost: { shortcut: 'K' },
  difficulty: { shortcut: 'D' },
  confidence: { shortcut: 'E', view: 'answerMarks' },
  factor_difficulty: { unit: UNIT_OF_FIELD.factor_difficulty, max: 10 },
  time_w: { unit: UNIT_OF_FIELD.time_w },
  time_thread_h: { unit: UNIT_OF_FIELD.time_thread_h },
  avg_cost_thread_m: { unit: UNIT_OF_FIELD.avg_cost_thread_m },
  est_cost_process_m: { unit: UNIT_OF_FIELD.est_cost_process_m },
  est_cost_subdriver_m: { unit: UNIT_OF_FIELD.est_cost_subdriver_m },
  est_cost_driver_m: { unit: UNIT_OF_FIELD.est_cost_driver_m },
  est_cost_company_m: { unit: UNIT_OF_FIELD.est_cost_company_m },
};

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
