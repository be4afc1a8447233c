import { Line } from '@ant-design/plots';
import { memo, useMemo, useState } from 'react';
import { plotConfig, type PlotInput } from './plotConfig';
import { useElementWidth } from './useElementWidth';
import { usePlotPalette } from './usePlotPalette';

interface Props extends PlotInput {
  height: number;
}

/** The library draws anew with every render of its component, so it gets only those that matter. */
const SteadyLine = memo(Line);

/** The only place that knows the chart library; loaded apart from everything else. */
export function LinePlot({ year, series, window, range, height }: Props) {
  const palette = usePlotPalette();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const width = useElementWidth(box);
  const config = useMemo(
    () => plotConfig({ year, series, window, range }, { palette, width, height }),
    [year, series, window, range, palette, width, height],
  );

  return <div ref={setBox}>{box && <SteadyLine {...config} />}</div>;
}
