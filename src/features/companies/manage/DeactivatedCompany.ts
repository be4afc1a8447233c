import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loaded on demand, because it needs antd's dialog and few companies are deleted. */
export const DeactivatedCompany = lazyComponent(() =>
  withAntd(() =>
    import('./DeactivatedCompanyPanel').then((module) => module.DeactivatedCompanyPanel),
  ),
);
