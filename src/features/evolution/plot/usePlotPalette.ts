import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useThemeMode } from '@/shared/ui/theme/useThemedPage';
import { selectThemeChoice } from '@/shared/ui/theme/themeSlice';
import { plotPalette, type PlotPalette } from './plotPalette';

/** The palette of the theme on the screen. */
export function usePlotPalette(): PlotPalette {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  return useMemo(() => plotPalette(mode), [mode]);
}
