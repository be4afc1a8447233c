/**
 * Between the canvas's edges and the plot, in px. Fixed, so that the plot stays where it is whatever
 * its labels say, and so that what lies over it needs not ask the chart library where it is.
 */
export const PLOT_PADDING = { top: 8, right: 18, bottom: 36, left: 30 } as const;
