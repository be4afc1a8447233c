import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useMediaQuery } from '../layout/useMediaQuery';
import { antdThemeOf, type Device } from './antdTheme';
import { designThemeOf } from './designTheme';
import { selectThemeChoice } from './themeSlice';
import { useThemeMode } from './useDocumentTheme';

declare const __ANTD_RUNTIME_STYLES__: boolean | undefined;

const TOUCH_DEVICE = '(pointer: coarse)';

function useDevice(): Device {
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery(TOUCH_DEVICE);
  return useMemo(() => ({ motion, touch }), [motion, touch]);
}

/**
 * The static style sheets contain both themes, so antd's scripts always receive the light one.
 * Changing the theme then does not rerender any component.
 */
function useStaticTheme(): ThemeConfig {
  const device = useDevice();
  return useMemo(() => antdThemeOf('light', device), [device]);
}

/** With runtime styles antd derives all tokens from the current theme. */
function useRuntimeTheme(): ThemeConfig {
  const device = useDevice();
  const mode = useThemeMode(useSelector(selectThemeChoice));
  return useMemo(() => designThemeOf(mode, device), [device, mode]);
}

/** The theme for antd's ConfigProvider. The build decides which kind; see docs/antd-styles.md. */
export const useAntdTheme =
  typeof __ANTD_RUNTIME_STYLES__ === 'boolean' && __ANTD_RUNTIME_STYLES__
    ? useRuntimeTheme
    : useStaticTheme;
