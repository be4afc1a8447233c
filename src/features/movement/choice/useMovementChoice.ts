import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import type { HistoryWeek } from '@contract/scoring/weeks';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QueryView } from '@/shared/api/useQueryView';
import { movementSearch, parseMovementLink } from '@/shared/routing/paths';
import { SAME_PAGE } from '@/shared/routing/samePage';
import { useToday } from '@/shared/time/useClock';
import {
  chosenMovement,
  endedWeeks,
  linkOf,
  type MovementChoice,
  type MovementScope,
  type ReviewChoice,
} from './movementChoice';

/** The choice in the address, what else can be chosen, and a way to change it, which Back undoes. */
export interface MovementControl {
  scope: MovementScope;
  /** null without a week to begin with. */
  choice: MovementChoice | null;
  choose: (changed: Partial<MovementChoice>) => void;
}

const NO_REVIEWS: readonly ReviewChoice[] = [];

/**
 * `firstWeek`: the first recorded one; null without one.
 * `drivers`: the English names of the drivers, without the Global Average.
 * `reviews`: the company's reviews, the latest first.
 */
export function useMovementChoice(
  firstWeek: QueryView<HistoryWeek | null>,
  drivers: readonly string[],
  reviews: readonly ReviewChoice[] = NO_REVIEWS,
): MovementControl {
  const [search, setSearch] = useSearchParams();
  const first = firstWeek.state === 'ready' && !firstWeek.isSample ? firstWeek.data : null;
  const today = useToday();
  const scope = useMemo(() => {
    const now = new Date(today);
    return {
      weeks: first ? endedWeeks(first, now) : [],
      reviews,
      drivers: [GLOBAL_AVERAGE, ...drivers],
      now,
    };
  }, [first, drivers, reviews, today]);
  const choice = chosenMovement(parseMovementLink(search), scope);

  return {
    scope,
    choice,
    choose: (changed) => {
      if (!choice) return;
      const link = linkOf({ ...choice, ...changed });
      setSearch((current) => movementSearch(link, current), { state: SAME_PAGE });
    },
  };
}
