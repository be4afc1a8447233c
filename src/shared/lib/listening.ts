import type { TypedStartListening } from '@reduxjs/toolkit';
import type { ApiRootState, AppDispatch } from './useAppDispatch';

/** Registers listeners of a feature. `State` consists of the cache and the feature's own slices. */
export type StartListening<State extends ApiRootState = ApiRootState> = TypedStartListening<
  State,
  AppDispatch
>;
