import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { makeStore, type AppStore } from './store';

/** The page's one store. */
export function openStore(): AppStore {
  const store = makeStore();
  setupListeners(store.dispatch);
  return store;
}

/** Shows the product at the page's address. */
export function showApp(root: Root, store: AppStore): void {
  root.render(
    <StrictMode>
      <BrowserRouter>
        <App store={store} />
      </BrowserRouter>
    </StrictMode>,
  );
}

export { loadUser, login } from '@/features/auth';
