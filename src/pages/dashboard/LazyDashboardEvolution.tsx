import { Suspense } from 'react';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { loadOrReload } from '@/shared/chunks/pageRecovery';
import { Card } from '@/shared/ui/card/Card';
import { ContentBoundary } from '@/shared/ui/feedback/ContentBoundary';
import { Skeleton } from '@/shared/ui/loading/Skeleton';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { DashboardEvolutionProps } from './DashboardEvolution';

const DashboardEvolution = lazyComponent(() =>
  loadOrReload(() =>
    import(/* webpackChunkName: "dashboardEvolution" */ './DashboardEvolution').then(
      (m) => m.DashboardEvolution,
    ),
  ),
);

/** The toolbar above the chart, px; nothing follows the card that could move where there is more. */
const CONTROLS_HEIGHT = 52;

/** The chart with its controls, which are loaded while the rows above are already usable. */
export function LazyDashboardEvolution(props: DashboardEvolutionProps) {
  return (
    <ContentBoundary frame={Card}>
      <Suspense fallback={<EvolutionSkeleton />}>
        <DashboardEvolution {...props} />
      </Suspense>
    </ContentBoundary>
  );
}

function EvolutionSkeleton() {
  return (
    <div aria-busy>
      <Card>
        <Skeleton height={`${SIZES.chart + CONTROLS_HEIGHT}px`} />
      </Card>
    </div>
  );
}
