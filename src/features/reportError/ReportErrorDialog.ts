import { lazyPart } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded when it is first opened. */
export const ReportErrorDialog = lazyPart(() =>
  withAntd(() => import('./ReportErrorForm').then((module) => module.ReportErrorForm)),
);
