import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadUser } from '@/features/auth';
import { markStyleElements } from '@/shared/config/cspNonce';
import { App } from './App';
import './global.css';
import { makeStore } from './store';

markStyleElements();
const store = makeStore();
setupListeners(store.dispatch);
void store.dispatch(loadUser());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>,
);
