import { theme } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useThemeMode } from '@/shared/ui/theme/useThemedPage';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { plotPalette, type PlotPalette } from './plotPalette';

/** The palette of the theme on the screen. */
export function usePlotPalette(): PlotPalette {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  const { token } = theme.useToken();
  const { colorTextSecondary, colorBorderSecondary, fontFamily, fontSizeSM } = token;

  return useMemo(
    () => plotPalette(mode, { colorTextSecondary, colorBorderSecondary, fontFamily, fontSizeSM }),
    [mode, colorTextSecondary, colorBorderSecondary, fontFamily, fontSizeSM],
  );
}
