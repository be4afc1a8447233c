import { InfoCircleOutlined } from '@ant-design/icons';
import { TOTAL } from '@contract/naming';
import { Button, Flex, Popover, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Driver } from './Driver';
import { scoredOf } from './DriverDetail';
import { useGetDriverQuery } from './driversApi';
import styles from './RatingExplanation.module.css';

interface Props {
  companyId: string;
  driver: Driver;
}

/** Where a driver's rating comes from: what it averages, of how many, and by which rule it is graded. */
export function RatingExplanation({ companyId, driver }: Props) {
  const { t } = useTranslation('drivers');
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      content={<Explanation companyId={companyId} driver={driver} />}
    >
      <Button
        type="text"
        size="small"
        shape="circle"
        icon={<InfoCircleOutlined aria-hidden />}
        aria-label={t('explain.label', { name: driver.title })}
      />
    </Popover>
  );
}

function Explanation({ companyId, driver: { name, average } }: Props) {
  const { t } = useTranslation('drivers');
  const isTotal = name === TOTAL;
  return (
    <Flex vertical gap="small" className={styles.explanation ?? ''}>
      <span>{t(isTotal ? 'explain.total' : 'explain.driver')}</span>
      {!isTotal && <Counted companyId={companyId} driverName={name} />}
      {average !== null && <span>{t('explain.exact', { average: average.toFixed(2) })}</span>}
      <span>{t('explain.grade')}</span>
      <Typography.Text type="secondary">{t('explain.now')}</Typography.Text>
    </Flex>
  );
}

/** Asked for only once somebody wants to know. */
function Counted({ companyId, driverName }: { companyId: string; driverName: string }) {
  const { t } = useTranslation('drivers');
  const { currentData } = useGetDriverQuery({ companyId, driverName });
  return <strong>{currentData ? t('driver.counted', scoredOf(currentData.groups)) : '…'}</strong>;
}
