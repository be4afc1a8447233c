import { useStore } from 'react-redux';
import type { AppStore } from './store';

/** The store itself, for callbacks that read the state after waiting. */
export const useAppStore = useStore.withTypes<AppStore>();
