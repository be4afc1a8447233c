import { screen, waitFor } from '@testing-library/react';

interface Drawn {
  width: number;
  children: { type: string; data: { series: string; week: number; value: number | null }[] }[];
}

/** Waits for this number of charts on the page, and returns what they draw, in their order. */
export async function drawnPlots(count = 1): Promise<Drawn[]> {
  await waitFor(() => expect(screen.getAllByTestId('plot').length).toBeGreaterThanOrEqual(count));
  return screen
    .getAllByTestId('plot')
    .map((plot) => JSON.parse(plot.dataset.config ?? '{}') as Drawn);
}
