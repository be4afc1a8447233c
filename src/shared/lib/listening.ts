import type { TypedStartListening } from '@reduxjs/toolkit';
import type { ApiRootState, AppDispatch } from './useAppDispatch';

/** Registers a feature's listeners; they read other parts of the state by selectors. */
export type StartListening = TypedStartListening<ApiRootState, AppDispatch>;
