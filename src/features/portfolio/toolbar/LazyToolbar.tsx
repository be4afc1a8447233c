import { useIsPainted } from '@/shared/ui/loading/useIsPainted';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import type { PortfolioToolbar as Toolbar } from './PortfolioToolbar';
import styles from './PortfolioToolbar.module.css';

type Props = Parameters<typeof Toolbar>[0];

/** Takes the space of the toolbar. */
const Space = () => <div className={styles.space} aria-busy />;

const AntdToolbar = lazyAntd<Props>(
  () => import('./PortfolioToolbar').then((module) => module.PortfolioToolbar),
  Space,
);

/** The toolbar with antd's controls. They are loaded once the first rows are painted, which they would delay. */
export const PortfolioToolbar = (props: Props) =>
  useIsPainted() ? <AntdToolbar {...props} /> : <Space />;
