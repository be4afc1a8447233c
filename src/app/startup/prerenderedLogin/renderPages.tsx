import { LANGUAGES, type Language } from '@contract/language';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { authMessages } from '@/features/auth';
import { addEnglish, i18n } from '../../i18n/i18n';
import { ENGLISH, loadLanguage } from '../../i18n/languages';
import { TranslationProvider } from '@/shared/i18n/useTranslation';
import { paths, routesFor } from '@/shared/routing/paths';
import { NotifyContext } from '@/shared/ui/notify/NotifyContext';
import { frameWords } from '../../i18n/frameMessages';
import { Frame } from '../../layout/AppLayout';
import { makeStore } from '../../store/store';
import { LoginOpening } from './PrerenderedLogin';
import { pageMessages } from './messages.en';
import { spanish } from './messages.es';
import type { PageWords } from './pageMessages';

/** What one of the pages says. */
interface Page {
  description: string;
  needsJavaScript: string;
  /** For a page whose scripts cannot be loaded. */
  loadFailed: Record<'title' | 'detail' | 'reload', string>;
  /** Login's name, and Login. */
  title: string;
  markup: string;
  /** The frame of pages for signed-in users, as on wide screens and as on phones. */
  frames: Record<'wide' | 'narrow', string>;
  /** The pages without that frame. */
  openPaths: readonly string[];
  /** English stands in the script. */
  words: PageWords | null;
}

const BESIDE_LOGIN = { en: pageMessages, es: spanish };

/** All that Login says, before and after it is sent. */
const OF_LOGIN = [
  'login',
  'email',
  'password',
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'showPassword',
  'busy',
] as const satisfies readonly (keyof typeof authMessages)[];

const nothing = () => undefined;

addEnglish(frameWords);

/** Every language's page; run by the build. */
export async function drawPages(): Promise<[Language, Page][]> {
  const pages: [Language, Page][] = [];
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    await i18n.changeLanguage(language);
    pages.push([
      language,
      {
        ...BESIDE_LOGIN[language],
        title: i18n.t('auth:login.title'),
        markup: renderToString(
          <LoginOpening
            send={() => Promise.resolve()}
            onForgotPassword={nothing}
            onReady={nothing}
          />,
        ),
        frames: { wide: drawFrame(false), narrow: drawFrame(true) },
        openPaths: [...routesFor('guest'), ...routesFor('anyone')].map((name) => paths[name]()),
        words: language === ENGLISH.language ? null : wordsOfLogin(language),
      },
    ]);
  }
  return pages;
}

/** At no address: the page marks the link of its own address. */
const NOWHERE = '/-';

function drawFrame(isMobile: boolean): string {
  return renderToStaticMarkup(
    <Provider store={makeStore()}>
      <TranslationProvider i18n={i18n}>
        <NotifyContext value={nothing}>
          <MemoryRouter initialEntries={[NOWHERE]}>
            <Frame isMobile={isMobile} />
          </MemoryRouter>
        </NotifyContext>
      </TranslationProvider>
    </Provider>,
  );
}

function wordsOfLogin(language: Language): PageWords {
  const auth = OF_LOGIN.map((key): [string, unknown] => [
    key,
    i18n.getResource(language, 'auth', key),
  ]);
  return { shared: { product: i18n.t('shared:product') }, auth: Object.fromEntries(auth) };
}
