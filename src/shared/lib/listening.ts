import type { TypedStartListening } from '@reduxjs/toolkit';
import type { ApiRootState, AppDispatch } from './useAppDispatch';

/** What a feature needs to register its listeners; the state's other parts are read by selectors. */
export type StartListening = TypedStartListening<ApiRootState, AppDispatch>;
