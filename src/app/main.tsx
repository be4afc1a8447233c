import { createRoot } from 'react-dom/client';
import { loadOrReload, showPageFailure } from '@/shared/chunks/pageRecovery';
import { retryChunks } from '@/shared/chunks/retryChunks';
import { markStyleElements } from '@/shared/config/cspNonce';
import './global.css';
import { loadStart } from './loadStart';
import { openLogin } from './opening/openLogin';

markStyleElements();
retryChunks();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element');

if (place.querySelector('form')) openLogin(place);
else {
  loadOrReload(loadStart).then(({ openStore, showApp, loadUser, showLastKnown }) => {
    const store = openStore();
    // Without a session there are no figures to show.
    if (place.dataset.session !== 'none') store.dispatch(showLastKnown());
    void store.dispatch(loadUser());
    void showApp(createRoot(place), store);
  }, showPageFailure);
}
