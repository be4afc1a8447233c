import { theme } from 'antd';
import { contrast } from '@/testing/checks/contrast';
import { antdThemeOf } from './antdTheme';
import { PALETTES, type ThemeMode } from './tokens';

describe.each<ThemeMode>(['light', 'dark'])('in the %s theme', (mode) => {
  const token = theme.getDesignToken(antdThemeOf(mode, { motion: true, touch: false }));

  it.each(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const)(
    'the text of a button is readable on %s',
    (name) => {
      expect(contrast('#ffffff', token[name])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['colorError', 'colorErrorHover', 'colorErrorActive'] as const)(
    'the text of a destructive button is readable on %s',
    (name) => {
      expect(contrast(PALETTES[mode].onDanger, token[name])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['colorLink', 'colorLinkHover', 'colorLinkActive'] as const)(
    'a link in %s is readable on the page and on a card',
    (name) => {
      const { canvas, surface } = PALETTES[mode];
      const worst = Math.min(contrast(token[name], canvas), contrast(token[name], surface));
      expect(worst).toBeGreaterThanOrEqual(4.5);
    },
  );
});
