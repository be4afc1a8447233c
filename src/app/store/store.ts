import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import { addListeners } from './listeners/addListeners';
import { rootReducer, type RootState } from './rootReducer';

/** Without these limits a slow machine logs that Redux Toolkit's development checks take long. */
const CHECKS = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
};

/** Makes the store of the app, of a test or of a story, with all listeners running. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) =>
      defaults(CHECKS).prepend(listeners.middleware).concat(baseApi.middleware),
  });
  addListeners(listeners.startListening);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
