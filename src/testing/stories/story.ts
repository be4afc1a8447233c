import type { RootState } from '@/app/store/rootReducer';
import type { StoryAccount } from './storyData';
import type { StoryServer } from './storyServer';

/**
 * The surroundings of a story, given as its parameters. A story's own parameters override those of
 * its file.
 */
export interface Setting {
  /**
   * The signed-in account; with 'arriving', the app requests the user first, as it does when it
   * starts.
   */
  as?: StoryAccount | 'guest' | 'arriving';
  server?: StoryServer;
  state?: Partial<RootState>;
  /** The address of the story. */
  path?: string;
  /** The frame around the story, with its guard: the sidebar's frame, or that of the sign-in pages. */
  frame?: 'app' | 'bare';
  layout?: 'padded' | 'centered' | 'fullscreen';
  /** Accessibility rules that do not apply to the story, with the reason beside them. */
  a11y?: { options: { rules: Record<string, { enabled: false }> } };
}

export function withoutRules(...ids: string[]): Record<string, { enabled: false }> {
  return Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
}

/**
 * Types a story's parameters. Storybook uses a doc comment on a file's `meta` as documentation and
 * then drops these parameters, so use `//` there.
 */
export function setting(parameters: Setting): Setting {
  return parameters;
}

/**
 * The globals of a story on a phone. Such stories also need the tag 'phone', which the sidebar's
 * filter and scripts read.
 */
export const phone = { viewport: { value: 'phone', isRotated: false } };
