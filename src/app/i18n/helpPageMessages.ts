import { helpMessages } from '@/features/help';

/** The help articles. They are longer than all other messages together, and few pages need them. */
export const helpPageMessages = { help: helpMessages } as const;

export type HelpPageMessages = typeof helpPageMessages;
