import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { someOf, wholeNumber } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { selectHidden, seriesHidden } from '../evolutionSlice';
import { SERIES_KEYS } from '../series';

const CHART = {
  year: wholeNumber(null),
  other: wholeNumber(null),
  hide: someOf(SERIES_KEYS),
};

/** The year, the year beside it and the hidden series of the page's charts. Hidden series stay hidden on the next visit. */
export function useChartChoice() {
  const dispatch = useAppDispatch();
  const hide = useSelector(selectHidden);
  return useUrlState(CHART, {
    values: { hide },
    remember: (changed) => changed.hide && dispatch(seriesHidden(changed.hide)),
  });
}
