import { shownDriver } from '@contract/fields/naming';
import { isAgreed, isToDiscuss } from '@contract/rounds/divergence';
import type { PartyGap } from '@contract/rounds/partyGaps';
import type { RoundNames } from '@contract/rounds/rounds';
import type { ShownOpinion } from '@contract/rounds/shownOpinions';
import type { GetRoundResultQuery } from '@/shared/api/generated/operations';

type ResultDto = NonNullable<GetRoundResultQuery['round']>;

/** An action with what people said about it. */
export interface ActionOpinions {
  id: string;
  /** Number and title. */
  name: string;
  /** English title of its driver. */
  driver: string;
  area: string;
  /** The score of the answer as it is now, 1–10; null without one. */
  answer: number | null;
  revision: number;
  /** The number of states. */
  count: number;
  lowest: number | null;
  highest: number | null;
  proposal: number | null;
  /** By how much the Global Average depends on it; null if it is in no range. */
  swing: number | null;
  decided: number | null;
  isAgreed: boolean;
  isToDiscuss: boolean;
  hasCamps: boolean;
  /** Its own meanings of the states, in pairs; none for the general ones. */
  anchors: readonly string[];
  opinions: ShownOpinion[];
}

/** Between which averages a driver, or the Global Average, lies, and how its parties differ. */
export interface DriverRange {
  /** English title of the driver. */
  driver: string;
  /** The average of the answers as it is now; null without one. */
  average: number | null;
  low: number;
  high: number;
  /** Of each pair of parties; the gap is null for too few actions. */
  gaps: PartyGap[];
}

export interface RoundResult {
  names: RoundNames;
  asked: number;
  handedIn: number;
  isClosed: boolean;
  /** The ones on which the Global Average depends most come first. */
  actions: ActionOpinions[];
  /** Of the drivers with an opinion or an answer in their order, then of the Global Average. */
  ranges: DriverRange[];
  /** The parties with an opinion, by name. */
  parties: string[];
}

export function toRoundResult(dto: ResultDto): RoundResult {
  const actions = dto.actions.map(toAction);
  const parties = new Set(
    actions.flatMap(({ opinions }) => opinions.flatMap(({ party }) => party ?? [])),
  );
  return {
    names: dto.names === 'hidden' ? 'hidden' : 'shown',
    asked: dto.asked,
    handedIn: dto.handed_in,
    isClosed: dto.closed_at !== null,
    actions: actions.sort((a, b) => (b.swing ?? -1) - (a.swing ?? -1)),
    ranges: dto.drivers.flatMap(({ driver, average, low, high }) => {
      if (low === null || high === null) return [];
      const gaps = dto.gaps.filter((gap) => gap.driver === driver);
      return [{ driver: shownDriver(driver), average, low, high, gaps }];
    }),
    parties: [...parties].sort(),
  };
}

function toAction(dto: ResultDto['actions'][number]): ActionOpinions {
  const { activity_id, name, impact_area, answer, revision, swing, decided, opinions } = dto;
  const { count, lowest, highest, proposal, difference, camps } = dto;
  return {
    id: activity_id,
    name,
    driver: shownDriver(dto.driver),
    area: impact_area,
    ...{ answer, revision, count, lowest, highest, proposal, swing, decided, opinions },
    isAgreed: isAgreed({ count, lowest, highest }),
    isToDiscuss: isToDiscuss({ difference, camps }),
    hasCamps: camps,
    anchors: dto.anchors ?? [],
  };
}
