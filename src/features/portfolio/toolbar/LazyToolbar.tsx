import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import type { PortfolioToolbar as Toolbar } from './PortfolioToolbar';
import styles from './PortfolioToolbar.module.css';

/** The toolbar with antd's controls, which follow the first rows. */
export const PortfolioToolbar = lazyAntd<Parameters<typeof Toolbar>[0]>(
  () => import('./PortfolioToolbar').then((module) => module.PortfolioToolbar),
  () => <div className={styles.space} aria-busy />,
);
