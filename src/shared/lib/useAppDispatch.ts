import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { baseApi } from '@/shared/api/baseApi';

/**
 * The RTK Query cache, the only part of the state that all features share. A feature reads its own
 * slice through selectors.
 */
export interface ApiRootState {
  api: ReturnType<typeof baseApi.reducer>;
}

/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<ApiRootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
