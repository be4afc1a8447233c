import { ArrowRightOutlined, EditOutlined } from '@ant-design/icons';
import { shownPercentage } from '@contract/progress';
import { Button, Card, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { SegmentedBar } from '@/shared/ui/SegmentedBar';
import { ExplainedPercentage } from './ExplainedPercentage';
import type { ImpactAreaWithCurrent } from './ImpactArea';
import styles from './ImpactAreaCard.module.css';

interface Props {
  companyId: string;
  area: ImpactAreaWithCurrent;
  onOpen: (area: ImpactAreaWithCurrent) => void;
}

/** One area's progress, and the way into its current activity. */
export function ImpactAreaCard({ companyId, area, onOpen }: Props) {
  const { t } = useTranslation('impactAreas');
  const { number, completed } = area;
  const title = useNames()(area.title);
  const percent = shownPercentage(completed);
  const started = completed !== 0;

  return (
    <Card className={styles.card ?? ''} size="small">
      <Flex justify="space-between" align="start" gap="small" className={styles.head}>
        <Typography.Title level={2} className={styles.title ?? ''}>
          <span className={styles.number}>{number}</span> {title}
        </Typography.Title>
        <Button
          shape="circle"
          type={started ? 'default' : 'primary'}
          icon={started ? <EditOutlined aria-hidden /> : <ArrowRightOutlined aria-hidden />}
          aria-label={t(started ? 'area.continue' : 'area.start', { title })}
          disabled={area.currentId === null}
          onClick={() => onOpen(area)}
        />
      </Flex>
      <Flex align="center" gap="small">
        <SegmentedBar percent={percent} label={title} />
        <span className={styles.percent}>
          <ExplainedPercentage of={{ companyId, area: number }} completed={completed} />
        </span>
      </Flex>
    </Card>
  );
}
