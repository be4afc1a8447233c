import { Card, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Skeleton } from '@/shared/ui/loading/Skeleton';
import { SIZES } from '@/shared/ui/theme/tokens';
import group from './ActionGroup.module.css';
import styles from './DriverTab.module.css';

const RING = `${SIZES.ringLarge}px`;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The outline of a driver's rating and of its first sub-driver while they load. */
export function DriverTabSkeleton() {
  const { t } = useTranslation('drivers');
  return (
    <Flex vertical gap="middle" aria-busy>
      <Card title={t('driver.rating')}>
        <Flex align="center" gap="large" wrap>
          <Skeleton width={RING} height={RING} shape="circle" />
          <Flex vertical gap="small" className={styles.words}>
            <Skeleton width="12rem" height="2rem" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Flex>
        </Flex>
      </Card>
      <Card title={t('driver.actions')}>
        <div className={group.heading}>
          <Skeleton width="12rem" />
          <Skeleton width="6rem" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className={group.row}>
            <Skeleton width="3rem" />
            <Skeleton width="60%" />
            <Skeleton width="6rem" />
          </div>
        ))}
      </Card>
    </Flex>
  );
}
