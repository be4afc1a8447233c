import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { selectLanguageChoice } from '@/shared/i18n/languageSlice';
import { App } from '../App';
import { activateLanguage, loadLanguage } from '../i18n/languages';
import { preloadPageAt } from '../lazyPages';
import type { AppStore } from '../store/store';

/** Renders the app once the messages of its language and the page at the address are loaded. */
export async function showApp(root: Root, store: AppStore): Promise<void> {
  const language = selectLanguageChoice(store.getState()) ?? deviceLanguage();
  await Promise.all([
    // If the messages cannot be loaded, the app renders in the active language.
    loadLanguage(language).then(activateLanguage, () => undefined),
    preloadPageAt(window.location.pathname),
  ]);
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
