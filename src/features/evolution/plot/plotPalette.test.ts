import { PALETTES, type ThemeMode } from '@/shared/ui/theme/tokens';
import { contrast } from '@/testing/checks/contrast';
import { plotPalette } from './plotPalette';

describe.each<ThemeMode>(['light', 'dark'])('in the %s theme', (mode) => {
  const { series } = plotPalette(mode);
  const { surface } = PALETTES[mode];

  it.each(Object.entries(series))(
    'the line of %s has enough contrast with the card (§9.7)',
    (_, color) => {
      expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
    },
  );
});
