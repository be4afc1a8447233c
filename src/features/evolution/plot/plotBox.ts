/**
 * Distance between the edges of the canvas and the plot, px. It is constant, so that the plot does
 * not move when labels change, and so that overlays do not have to ask the chart library for it.
 */
export const PLOT_PADDING = { top: 8, right: 18, bottom: 36, left: 30 } as const;
