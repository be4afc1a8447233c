import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded when it is opened for the first time. */
export const ReportErrorDialog = lazyComponent(() =>
  withAntd(() => import('./ReportErrorForm').then((module) => module.ReportErrorForm)),
);
