import { theme, type ThemeConfig } from 'antd';
import { antdThemeOf, type Device } from './antdTheme';
import type { ThemeMode } from './tokens';

/** antd's theme with its algorithm, which derives all tokens; used by the build only. */
export const designThemeOf = (mode: ThemeMode, device: Device): ThemeConfig => ({
  ...antdThemeOf(mode, device),
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
});
