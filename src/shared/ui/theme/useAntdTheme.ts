import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useMediaQuery } from '../layout/useMediaQuery';
import { antdThemeOf } from './antdTheme';
import { selectThemeChoice } from './themeSlice';
import { useThemeMode } from './useDocumentTheme';

const TOUCH_DEVICE = '(pointer: coarse)';

/** The theme for antd's ConfigProvider. */
export function useAntdTheme(): ThemeConfig {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery(TOUCH_DEVICE);
  return useMemo(() => antdThemeOf(mode, { motion, touch }), [mode, motion, touch]);
}
