import { createRoot } from 'react-dom/client';
import { markStyleElements } from '@/shared/config/cspNonce';
import './global.css';
import { loadStart } from './loadStart';

markStyleElements();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element');

void loadStart().then(({ openStore, showApp, loadUser }) => {
  const store = openStore();
  void store.dispatch(loadUser());
  showApp(createRoot(place), store);
});
