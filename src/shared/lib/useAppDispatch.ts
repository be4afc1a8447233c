import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { baseApi } from '@/shared/api/baseApi';

/** What every feature knows of the state: the cache. Its own slice it reads by selectors. */
export interface ApiRootState {
  api: ReturnType<typeof baseApi.reducer>;
}

/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<ApiRootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
