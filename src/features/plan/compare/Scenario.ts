import { isBenefitKind } from '@contract/priorities/benefits';
import type { ScenarioItemValues } from '@contract/scenarios/scenarios';
import type { GetScenariosQuery } from '@/shared/api/generated/operations';

/** An action of a scenario, with the name of its owner. */
export interface ScenarioItem extends ScenarioItemValues {
  ownerName: string | null;
}

/** A selection of actions to compare with others. Its figures follow from the answers. */
export interface Scenario {
  id: string;
  name: string;
  note: string;
  items: ScenarioItem[];
  revision: number;
  /** Whether its items became the plan. */
  isChosen: boolean;
  /** Whether answers were saved since it was. */
  isRecomputed: boolean;
}

export const toScenarios = ({ scenarios }: GetScenariosQuery): Scenario[] =>
  scenarios.map((dto) => ({
    id: dto.id,
    name: dto.name,
    note: dto.note ?? '',
    items: dto.items.map(({ owner_name, benefit_kind, ...item }) => ({
      ...item,
      benefit_kind: benefit_kind !== null && isBenefitKind(benefit_kind) ? benefit_kind : null,
      ownerName: owner_name,
    })),
    revision: dto.revision,
    isChosen: dto.chosen_at !== null,
    isRecomputed: dto.answers_changed,
  }));
