/** Every color, size and breakpoint of the product; no other file defines one. */

export type ThemeMode = 'light' | 'dark';

/** The class with antd's CSS variables. It is set on the root element, so that portals inherit them. */
export const THEME_CLASS = 'vd-theme';

/** The widths at which the layout changes (§9.22). */
export const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Sizes of fixed elements, px. */
export const SIZES = {
  sider: 232,
  processIndexWidth: 420,
  historyWidth: 420,
  /** From this width of the window on, the history covers only the column beside the form. */
  besideHistory: 1440,
  /** Heights of scroll containers (§2.68). */
  actionList: 300,
  processIndexList: 400,
  /** The height of a card's row, also large enough for a finger. */
  row: 44,
  ring: 56,
  ringLarge: 112,
  avatar: 32,
  logo: 24,
  /** The image beside the name in the heading of a card. */
  cardPicture: 48,
  /** The preview of an image in a form. */
  picture: 72,
  /** Heights of charts, alone and side by side, in every state. */
  chart: 340,
  chartSmall: 280,
} as const;

/** Width of the ring around the focused control, px. */
export const FOCUS_RING = 2;

/** The font and its sizes, px. */
export const FONT = {
  family:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  size: 14,
  sizeSmall: 12,
} as const;

interface Palette {
  accent: string;
  /** The accent color under the pointer, dark enough for white text. */
  accentHover: string;
  accentText: string;
  accentTextHover: string;
  /**
   * The ring around the focused control, with a contrast of at least 3:1 on canvas, surface and
   * raised.
   */
  focus: string;
  canvas: string;
  surface: string;
  raised: string;
  border: string;
  text: string;
  textSecondary: string;
  /** The text of disabled fields. It must be readable, because subscribers read whole forms of them. */
  textDisabled: string;
  danger: string;
  /** The color of danger while a button is pressed. */
  dangerPressed: string;
  /** Text on a background in the color of danger. */
  onDanger: string;
}

export const PALETTES: Record<ThemeMode, Palette> = {
  light: {
    accent: '#6941c6',
    accentHover: '#8059cf',
    accentText: '#6039b8',
    accentTextHover: '#7a52cc',
    focus: '#6941c6',
    canvas: '#f6f6f8',
    surface: '#ffffff',
    raised: '#ffffff',
    border: '#e3e3e8',
    text: '#1b1b1f',
    textSecondary: '#5b5b66',
    textDisabled: '#6a6a75',
    danger: '#c01c28',
    dangerPressed: '#9c1420',
    onDanger: '#ffffff',
  },
  dark: {
    accent: '#7f56d9',
    accentHover: '#8059cf',
    accentText: '#b9a3f5',
    accentTextHover: '#cbbcf7',
    focus: '#b9a3f5',
    canvas: '#111114',
    surface: '#19191d',
    raised: '#212126',
    border: '#303037',
    text: '#ececf1',
    textSecondary: '#a6a6b2',
    textDisabled: '#9797a3',
    danger: '#ff8078',
    dangerPressed: '#e8736b',
    onDanger: '#2b0b0d',
  },
};

/** The product's own CSS variables: drivers, grades, statuses, and the grounds of white initials. */
export const PRODUCT_COLORS: Record<ThemeMode, Record<`--vd-${string}`, string>> = {
  light: {
    '--vd-driver-1': '#1f6feb',
    '--vd-driver-2': '#1a7f37',
    '--vd-driver-3': '#cf222e',
    '--vd-driver-4': '#a87900',
    '--vd-driver-total': '#1b1b1f',
    '--vd-driver-total-edge': 'transparent',
    '--vd-grade-high': '#0f6a2f',
    '--vd-grade-high-soft': '#e0f5e6',
    '--vd-grade-medium': '#7a4f00',
    '--vd-grade-medium-soft': '#fdf3cf',
    '--vd-grade-low': '#a8132a',
    '--vd-grade-low-soft': '#fde8e8',
    '--vd-status-done': '#1f6feb',
    '--vd-track': '#e6e4ef',
    '--vd-name-1': '#1d5fa8',
    '--vd-name-2': '#0b6e5f',
    '--vd-name-3': '#8a4b08',
    '--vd-name-4': '#a1245b',
    '--vd-name-5': '#5b4bb7',
    '--vd-name-6': '#4d6b1e',
  },
  dark: {
    '--vd-driver-1': '#58a6ff',
    '--vd-driver-2': '#3fb950',
    '--vd-driver-3': '#ff7b72',
    '--vd-driver-4': '#e3b341',
    '--vd-driver-total': '#f2f2f7',
    '--vd-driver-total-edge': '#000000',
    '--vd-grade-high': '#7ee2a0',
    '--vd-grade-high-soft': '#143021',
    '--vd-grade-medium': '#ecc860',
    '--vd-grade-medium-soft': '#33290f',
    '--vd-grade-low': '#ffa7a0',
    '--vd-grade-low-soft': '#3a1a1c',
    '--vd-status-done': '#58a6ff',
    '--vd-track': '#33333c',
    '--vd-name-1': '#1d5fa8',
    '--vd-name-2': '#0b6e5f',
    '--vd-name-3': '#8a4b08',
    '--vd-name-4': '#a1245b',
    '--vd-name-5': '#5b4bb7',
    '--vd-name-6': '#4d6b1e',
  },
};

/** The number of colors that a name can have. */
export const NAME_COLORS = 6;
