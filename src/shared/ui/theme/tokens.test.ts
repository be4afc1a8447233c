import { theme } from 'antd';
import { contrast } from '@/testing/checks/contrast';
import { antdThemeOf } from './antdTheme';
import { BREAKPOINTS, NAME_COLORS, PALETTES, PRODUCT_COLORS, type ThemeMode } from './tokens';

/** The name of a color by its hue in degrees. */
const HUES: Record<string, (hue: number) => boolean> = {
  blue: (hue) => hue >= 200 && hue <= 250,
  green: (hue) => hue >= 100 && hue <= 160,
  red: (hue) => hue >= 345 || hue <= 15,
  yellow: (hue) => hue >= 35 && hue <= 60,
};

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sixth =
    max === red
      ? (green - blue) / (max - min)
      : max === green
        ? 2 + (blue - red) / (max - min)
        : 4 + (red - green) / (max - min);
  return (sixth * 60 + 360) % 360;
}

describe.each<ThemeMode>(['light', 'dark'])('in the %s theme', (mode) => {
  it.each([
    ['Expectations', '--vd-driver-1', 'blue'],
    ['Operating Margin', '--vd-driver-2', 'green'],
    ['Revenue Growth', '--vd-driver-3', 'red'],
    ['Asset Efficiency', '--vd-driver-4', 'yellow'],
    ['the grade High', '--vd-grade-high', 'green'],
    ['the grade Medium', '--vd-grade-medium', 'yellow'],
    ['the grade Low', '--vd-grade-low', 'red'],
    ['what is done', '--vd-status-done', 'blue'],
  ] as const)('%s (%s) is %s (§2.64, §4.22, §9.5)', (_, token, name) => {
    const hue = hueOf(PRODUCT_COLORS[mode][token] ?? '');
    expect({ hue, isNamed: HUES[name]?.(hue) }).toEqual({ hue, isNamed: true });
  });

  it.each(['canvas', 'surface', 'raised'] as const)('the focus ring is visible on %s', (ground) => {
    const { focus, danger, [ground]: background } = PALETTES[mode];
    expect(contrast(focus, background)).toBeGreaterThanOrEqual(3);
    expect(contrast(danger, background)).toBeGreaterThanOrEqual(3);
  });

  it('antd draws its focus rings in that color, 2 px wide', () => {
    const tokens = theme.getDesignToken(antdThemeOf(mode, { motion: true, touch: false }));
    expect(tokens).toMatchObject({
      colorPrimaryBorder: PALETTES[mode].focus,
      controlOutline: PALETTES[mode].focus,
      lineWidthFocus: 2,
      controlOutlineWidth: 2,
    });
  });

  it.each(Array.from({ length: NAME_COLORS }, (_, index) => `--vd-name-${index + 1}` as const))(
    'white initials are readable on %s',
    (token) => {
      expect(contrast('#ffffff', PRODUCT_COLORS[mode][token] ?? '#ffffff')).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );
});

it('the Global Average is black (§9.6)', () => {
  const brightest = Math.max(...channels(PRODUCT_COLORS.light['--vd-driver-total'] ?? '#ffffff'));
  expect(brightest).toBeLessThan(40);
});

it('the Global Average is white with a black edge in the dark theme, where black is not visible', () => {
  const { '--vd-driver-total': line, '--vd-driver-total-edge': edge } = PRODUCT_COLORS.dark;
  expect(Math.min(...channels(line ?? '#000000'))).toBeGreaterThan(215);
  expect(edge).toBe('#000000');
});

it('the layout changes at 600, 960, 1280, 1920 and 2560 px (§9.22)', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([600, 960, 1280, 1920, 2560]);
});
