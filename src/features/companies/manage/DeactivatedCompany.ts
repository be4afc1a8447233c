import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded when it is needed: few companies are deleted, and a dialog comes with it. */
export const DeactivatedCompany = lazyComponent(() =>
  withAntd(() =>
    import('./DeactivatedCompanyPanel').then((module) => module.DeactivatedCompanyPanel),
  ),
);
