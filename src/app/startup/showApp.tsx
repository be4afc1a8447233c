import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { selectLanguageChoice } from '@/shared/i18n/languageSlice';
import { App } from '../App';
import { activateLanguage, loadLanguage } from '../i18n/languages';
import { untilPageLoaded } from '../lazyPages';
import type { AppStore } from '../store/store';

/** Renders the app at the page's address once the messages of its language are loaded. */
export async function showApp(root: Root, store: AppStore): Promise<void> {
  const language = selectLanguageChoice(store.getState()) ?? deviceLanguage();
  // If the messages cannot be loaded, the app renders in the active language.
  await loadLanguage(language).then(activateLanguage, () => undefined);
  await untilPageLoaded();
  // React renders a transition in small steps, between which the page responds to input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App store={store} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}
