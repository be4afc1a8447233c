import { createRoot } from 'react-dom/client';
import { markStyleElements } from '@/shared/config/cspNonce';
import './global.css';
import { loadStart } from './loadStart';
import { openLogin } from './opening/openLogin';

markStyleElements();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element');

if (place.querySelector('form')) openLogin(place);
else {
  void loadStart().then(({ openStore, showApp, loadUser, showLastKnown }) => {
    const store = openStore();
    // Without a session there is nobody to show anything to.
    if (place.dataset.session !== 'none') store.dispatch(showLastKnown());
    void store.dispatch(loadUser());
    void showApp(createRoot(place), store);
  });
}
