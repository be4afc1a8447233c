import type { RootState } from '@/app/store/rootReducer';
import type { StoryAccount } from './storyData';
import type { StoryServer } from './storyServer';

/** What a story stands on; given as its parameters, a story's own over its file's. */
export interface Setting {
  /** Who is signed in; 'arriving' asks the server first, as the app does when it opens. */
  as?: StoryAccount | 'guest' | 'arriving';
  server?: StoryServer;
  state?: Partial<RootState>;
  /** The address that is open. */
  path?: string;
  /** The app's own frame around it, with its guard: the sidebar's, or the login group's. */
  frame?: 'app' | 'bare';
  layout?: 'padded' | 'centered' | 'fullscreen';
  /** Rules of accessibility that do not hold here; with the reason beside it. */
  a11y?: { options: { rules: Record<string, { enabled: false }> } };
}

export function withoutRules(...ids: string[]): Record<string, { enabled: false }> {
  return Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
}

/**
 * Types a story's parameters. Mind: Storybook takes a doc comment on a file's `meta` for its
 * documentation and drops such parameters for it; there, comment with `//`.
 */
export function given(setting: Setting): Setting {
  return setting;
}

/** A story's globals on a phone. Its tags say 'phone' too: the sidebar's filter and scripts read those. */
export const phone = { viewport: { value: 'phone', isRotated: false } };
