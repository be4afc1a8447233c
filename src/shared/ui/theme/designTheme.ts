import { theme, type ThemeConfig } from 'antd';
import { antdThemeOf, type Device } from './antdTheme';
import type { ThemeMode } from './tokens';

/** antd's theme with the way to all of its tokens; for the build, not for browsers. */
export const designThemeOf = (mode: ThemeMode, device: Device): ThemeConfig => ({
  ...antdThemeOf(mode, device),
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
});
