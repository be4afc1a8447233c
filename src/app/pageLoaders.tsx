import type { ComponentType } from 'react';
import { addEnglishMessages } from './i18n/i18n';
import { loadAntd, loadHelpMessages, loadMessages, PAGE_CHUNKS } from './pageChunks';

type Page = keyof typeof PAGE_CHUNKS;

/** Loads a page with its messages, and with antd around it if it needs that. */
const loaderOf = (name: Page) => async (): Promise<ComponentType> => {
  const { load, hasHelp, hasAntd } = PAGE_CHUNKS[name];
  const [Page, { signedInMessages }, help, antd] = await Promise.all([
    load(),
    loadMessages(),
    hasHelp ? loadHelpMessages() : null,
    hasAntd ? loadAntd() : null,
  ]);
  addEnglishMessages(signedInMessages);
  if (help) addEnglishMessages(help.helpPageMessages);
  if (!antd) return Page;
  const { WithAntd } = antd;
  return function AntdPage() {
    return (
      <WithAntd>
        <Page />
      </WithAntd>
    );
  };
};

/** Loads the pages that have a chunk of their own: all except the dashboard. */
export const pageLoaders = Object.fromEntries(
  Object.keys(PAGE_CHUNKS).map((name) => [name, loaderOf(name as Page)]),
) as Record<Page, () => Promise<ComponentType>>;
