import type { Decorator, Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import '@/app/styles/forcedColors.css';
import '@/app/styles/global.css';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@contract/language';
import { clearDeviceStorage } from '@/testing/environment/clearDeviceStorage';
import { withoutRules, type Setting } from '@/testing/stories/story';
import { StoryApp } from '@/testing/stories/storyApp';
import { startStoryServer } from '@/testing/stories/storyServer';
import './preview.css';

// With the default of one second, play functions would fail on a slow machine.
configure({ asyncUtilTimeout: 30_000 });

const inApp: Decorator = (Story, { id, parameters, globals }) => (
  <StoryApp
    key={id}
    setting={parameters}
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    language={isLanguage(globals.language) ? globals.language : 'en'}
  >
    <Story />
  </StoryApp>
);

const preview: Preview = {
  decorators: [inApp],
  beforeEach: async ({ parameters }) => {
    await clearDeviceStorage();
    return startStoryServer((parameters as Setting).server ?? {});
  },
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['light', 'dark'],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    // The theme sets the background of the canvas.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: { order: ['Foundations', 'Shared', 'Features', 'Layout', 'Pages'] },
    },
    a11y: {
      test: 'error',
      // These rules are about whole pages, and a story is only a part of one. e2e/stories
      // reads this list, too.
      options: { rules: withoutRules('landmark-one-main', 'page-has-heading-one', 'region') },
    },
  },
};

export default preview;
