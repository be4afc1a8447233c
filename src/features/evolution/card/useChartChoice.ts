import { useSelector } from 'react-redux';
import { useIsOffered } from '@/shared/api/features/views';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { flag, someOf, wholeNumber } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { selectHidden, selectTargets, seriesHidden, targetsShown } from '../evolutionSlice';
import { SERIES_KEYS } from '../series';

const CHART = {
  year: wholeNumber(null),
  other: wholeNumber(null),
  hide: someOf(SERIES_KEYS),
  targets: flag,
  grades: flag,
};

/**
 * The year, the year beside it, the hidden series, and whether the page's charts show targets and grades. Hidden
 * series stay hidden on the next visit, and targets stay shown.
 */
export function useChartChoice() {
  const dispatch = useAppDispatch();
  const hide = useSelector(selectHidden);
  const targets = useSelector(selectTargets);
  return useUrlState(CHART, {
    values: { hide, targets },
    remember: (changed) => {
      if (changed.hide) dispatch(seriesHidden(changed.hide));
      if (changed.targets !== undefined) dispatch(targetsShown(changed.targets));
    },
  });
}

/** Whether the page's charts show targets. */
export function useShowsTargets(): boolean {
  const [{ targets }] = useChartChoice();
  return useIsOffered('targets') && targets;
}
