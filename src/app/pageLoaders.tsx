import type { ComponentType } from 'react';
import { addEnglishMessages } from './i18n/i18n';
import { loadAntd, loadHelpMessages, loadMessages, PAGE_CHUNKS } from './pageChunks';

type Page = keyof typeof PAGE_CHUNKS;

/** Loads a page with the messages that it shows, and with antd around it if it needs that. */
const loaderOf = (name: Page) => async (): Promise<ComponentType> => {
  const { load, hasMessages, hasHelp, hasAntd } = PAGE_CHUNKS[name];
  const [Page, messages, help, antd] = await Promise.all([
    load(),
    hasMessages ? loadMessages() : null,
    hasHelp ? loadHelpMessages() : null,
    hasAntd ? loadAntd() : null,
  ]);
  if (messages) addEnglishMessages(messages.signedInMessages);
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

/** Loads the pages that have a chunk of their own. */
export const pageLoaders = Object.fromEntries(
  Object.keys(PAGE_CHUNKS).map((name) => [name, loaderOf(name as Page)]),
) as Record<Page, () => Promise<ComponentType>>;
