import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { RootState } from './rootReducer';

/** Registers a listener that reads the whole state. Listeners of a feature use `StartListening`. */
export type AppStartListening = TypedStartListening<RootState, AppDispatch>;
