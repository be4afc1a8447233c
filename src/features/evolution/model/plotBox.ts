/**
 * Distance between the edges of the canvas and the plot, px. It is constant, so that the plot does
 * not move when labels change, and so that overlays do not have to ask the chart library for it.
 */
const PADDING = { top: 8, right: 18, bottom: 44, left: 30 } as const;

/** The distances with this room for the labels at the ends of the lines, px. */
export const paddingFor = (labelRoom: number) => ({
  ...PADDING,
  right: Math.max(PADDING.right, labelRoom),
});
