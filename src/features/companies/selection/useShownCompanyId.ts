import type { UserDto } from '@contract/rest';
import { useSelector } from 'react-redux';
import { selectShownCompanyId } from './selectShownCompanyId';

type State = Parameters<typeof selectShownCompanyId>[0];

/** The id of the company that the pages show; null if there is none, or while it is loading. */
export const useShownCompanyId = (user: UserDto | null): string | null =>
  useSelector((state: State) => selectShownCompanyId(state, user));
