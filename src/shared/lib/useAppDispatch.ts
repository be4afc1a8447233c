import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { baseApi } from '@/shared/api/baseApi';

/**
 * The part of the state that every feature can use, the cache. A feature reads its own slice by its
 * selectors.
 */
export interface ApiRootState {
  api: ReturnType<typeof baseApi.reducer>;
}

/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<ApiRootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
