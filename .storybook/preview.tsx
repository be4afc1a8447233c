import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router';
import { Providers } from '@/app/App';
import '@/app/global.css';
import { makeStore, type RootState } from '@/app/store';

/** A story's wishes: the state it starts from (`parameters.state`) and where it is (`parameters.path`). */
interface Wishes {
  state?: Partial<RootState>;
  path?: string;
}

/** Each story stands on the app's own store, words, theme and router. */
const inApp: Decorator = (Story, { parameters, globals }) => {
  const { state, path = '/' } = parameters as Wishes;
  const choice = globals.theme === 'dark' ? 'dark' : 'light';
  const store = useMemo(() => makeStore({ theme: { choice }, ...state }), [choice, state]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <Providers store={store}>
        <Story />
      </Providers>
    </MemoryRouter>
  );
};

const preview: Preview = {
  decorators: [inApp],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['light', 'dark'],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    // The theme paints the canvas.
    backgrounds: { disable: true },
    a11y: { test: 'error' },
  },
};

export default preview;
