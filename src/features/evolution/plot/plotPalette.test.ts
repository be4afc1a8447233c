import { PALETTES, type ThemeMode } from '@/shared/ui/theme/tokens';
import { contrast } from '@/testing/checks/contrast';
import { plotPalette } from './plotPalette';

describe.each<ThemeMode>(['light', 'dark'])('in the %s theme', (mode) => {
  const { series, edge } = plotPalette(mode);
  const { surface } = PALETTES[mode];

  it.each(Object.entries(series))(
    'the line of %s has enough contrast with the card',
    (key, color) => {
      // The Global Average is black in both themes. Where black has too little contrast, its edge has
      // to be visible.
      const seen = key === 'globalAverage' && edge !== null ? edge : color;
      expect(contrast(seen, surface)).toBeGreaterThanOrEqual(3);
    },
  );
});
