import { Skeleton } from '@/shared/ui/loading/Skeleton';

/** The place of a chart that is loading; `height` in px. */
export const ChartSkeleton = ({ height }: { height: number }) => (
  <Skeleton height={`${height}px`} />
);
