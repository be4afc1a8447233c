import { helpMessages } from '@/features/help';

/** The help articles: more words than all the rest, and asked for by few. */
export const helpWords = { help: helpMessages } as const;

export type HelpWords = typeof helpWords;
