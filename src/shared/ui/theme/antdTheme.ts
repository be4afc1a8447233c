import { theme, type ThemeConfig } from 'antd';
import {
  BREAKPOINTS,
  FOCUS_RING,
  FONT,
  PALETTES,
  SIZES,
  THEME_CLASS,
  type ThemeMode,
} from './tokens';

interface Device {
  motion: boolean;
  /** Whether the device has a touch screen; controls are then large enough for a finger. */
  touch: boolean;
}

/** Heights of controls on touch screens, multiples of 4. */
const TOUCH = { controlHeight: SIZES.row, controlHeightLG: 48, controlHeightSM: 32 };

/** antd's theme: one type scale (12 14 16 20 24 32), steps of 4, one radius, one shadow level. */
export function antdThemeOf(mode: ThemeMode, { motion, touch }: Device): ThemeConfig {
  const palette = PALETTES[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: THEME_CLASS },
    hashed: false,
    // The rules are a style sheet of the build; only the variables are set in the browser.
    zeroRuntime: true,
    token: {
      motion,
      colorPrimary: palette.accent,
      colorPrimaryHover: palette.accentHover,
      // antd uses these for the focus ring of every control, as an outline or as the shadow of a
      // field.
      colorPrimaryBorder: palette.focus,
      lineWidthFocus: FOCUS_RING,
      controlOutline: palette.focus,
      controlOutlineWidth: FOCUS_RING,
      colorErrorOutline: palette.danger,
      colorLink: palette.accentText,
      colorLinkHover: palette.accentTextHover,
      colorLinkActive: palette.accentText,
      colorInfo: palette.accent,
      colorBgLayout: palette.canvas,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: palette.border,
      colorBorderSecondary: palette.border,
      colorText: palette.text,
      colorTextSecondary: palette.textSecondary,
      colorTextDescription: palette.textSecondary,
      colorTextTertiary: palette.textSecondary,
      colorTextPlaceholder: palette.textSecondary,
      colorTextQuaternary: palette.textDisabled,
      colorTextDisabled: palette.textDisabled,
      colorError: palette.danger,
      colorErrorText: palette.danger,
      colorErrorActive: palette.dangerPressed,
      fontFamily: FONT.family,
      fontSize: FONT.size,
      fontSizeHeading1: 32,
      fontSizeHeading2: 24,
      fontSizeHeading3: 20,
      fontSizeHeading4: 16,
      fontSizeHeading5: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      controlHeight: 36,
      ...(touch && TOUCH),
      boxShadowTertiary: 'none',
      screenXS: 360,
      screenXSMin: 360,
      screenXSMax: BREAKPOINTS.sm - 1,
      screenSM: BREAKPOINTS.sm,
      screenSMMin: BREAKPOINTS.sm,
      screenSMMax: BREAKPOINTS.md - 1,
      screenMD: BREAKPOINTS.md,
      screenMDMin: BREAKPOINTS.md,
      screenMDMax: BREAKPOINTS.lg - 1,
      screenLG: BREAKPOINTS.lg,
      screenLGMin: BREAKPOINTS.lg,
      screenLGMax: BREAKPOINTS.xl - 1,
      screenXL: BREAKPOINTS.xl,
      screenXLMin: BREAKPOINTS.xl,
      screenXLMax: BREAKPOINTS.xxl - 1,
      screenXXL: BREAKPOINTS.xxl,
      screenXXLMin: BREAKPOINTS.xxl,
      screenXXLMax: 3839,
      screenXXXL: 3840,
      screenXXXLMin: 3840,
    },
    components: {
      Layout: {
        siderBg: palette.surface,
        headerBg: palette.canvas,
        bodyBg: palette.canvas,
        headerPadding: 0,
        headerHeight: 64,
      },
      Menu: {
        itemBg: 'transparent',
        itemSelectedColor: palette.accentText,
        itemHeight: touch ? SIZES.row : 40,
        activeBarBorderWidth: 0,
      },
      Tabs: { itemSelectedColor: palette.accentText, itemHoverColor: palette.accentText },
      Button: {
        dangerColor: palette.onDanger,
        // antd would draw these shadows in the colors of the focus ring.
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: palette.accentText,
        defaultActiveColor: palette.accentText,
      },
      // An unchecked box is recognizable only by its border.
      Checkbox: { colorBorder: palette.textDisabled },
      Radio: { colorBorder: palette.textDisabled },
      Card: { headerFontSize: 16 },
      Modal: { titleFontSize: 16 },
      Dropdown: { colorPrimary: palette.accentText },
      Progress: { defaultColor: palette.accent },
      Typography: { titleMarginBottom: 0, titleMarginTop: 0 },
    },
  };
}
