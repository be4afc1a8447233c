import { LANGUAGES, type Language } from '@contract/language';
import { OPEN_PATHS } from '@contract/pages';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { authMessages } from '@/features/auth';
import { TranslationProvider } from '@/shared/i18n/useTranslation';
import { NotifyContext } from '@/shared/ui/notify/NotifyContext';
import { frameMessages } from '../i18n/frameMessages';
import { addEnglishMessages, i18n } from '../i18n/i18n';
import { ENGLISH, loadLanguage } from '../i18n/languages';
import { Frame } from '../layout/AppLayout';
import { makeStore } from '../store/store';
import { htmlMessages } from '../login/messages.en';
import { spanish } from '../login/messages.es';
import type { PageMessages } from '../login/pageMessages';
import { PrerenderedLogin } from '../login/PrerenderedLogin';

/** The parts that the build writes into the HTML pages of one language. */
interface Page {
  description: string;
  needsJavaScript: string;
  /** Shown if the page's scripts cannot be loaded. */
  loadFailed: Record<'title' | 'detail' | 'reload', string>;
  /** The title of Login. */
  title: string;
  /** The markup of Login. */
  markup: string;
  /** The frame of the pages for signed-in users, on wide screens and on phones. */
  frames: Record<'wide' | 'narrow', string>;
  /** The pages without that frame. */
  openPaths: readonly string[];
  /** The messages of Login; null for English, whose messages are in the script. */
  messages: PageMessages | null;
}

const HTML_MESSAGES = { en: htmlMessages, es: spanish };

/** Every message that Login can show, before and after it is sent. */
const LOGIN_MESSAGES = [
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

addEnglishMessages(frameMessages);

export { PAGE_QUERIES_FILE } from '@contract/pageData';
export { PAGE_QUERIES } from './pageData';

/** Renders the pages of every language. The build calls it in Node. */
export async function renderPages(): Promise<[Language, Page][]> {
  const pages: [Language, Page][] = [];
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    await i18n.changeLanguage(language);
    pages.push([
      language,
      {
        ...HTML_MESSAGES[language],
        title: i18n.t('auth:login.title'),
        markup: renderToString(
          <PrerenderedLogin
            send={() => Promise.resolve()}
            onForgotPassword={nothing}
            onPasskey={nothing}
            onReady={nothing}
          />,
        ),
        frames: { wide: renderFrame(false), narrow: renderFrame(true) },
        openPaths: OPEN_PATHS,
        messages: language === ENGLISH.language ? null : loginMessages(language),
      },
    ]);
  }
  return pages;
}

/** The path of no page, so that no link is marked as current. A script in the page marks the current one. */
const NO_PAGE = '/-';

function renderFrame(isMobile: boolean): string {
  return renderToStaticMarkup(
    <Provider store={makeStore()}>
      <TranslationProvider i18n={i18n}>
        <NotifyContext value={nothing}>
          <MemoryRouter initialEntries={[NO_PAGE]}>
            <Frame isMobile={isMobile} />
          </MemoryRouter>
        </NotifyContext>
      </TranslationProvider>
    </Provider>,
  );
}

function loginMessages(language: Language): PageMessages {
  const auth = LOGIN_MESSAGES.map((key): [string, unknown] => [
    key,
    i18n.getResource(language, 'auth', key),
  ]);
  return { shared: { product: i18n.t('shared:product') }, auth: Object.fromEntries(auth) };
}
