import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { shownPercentage } from '@contract/scoring/percentages';
import { Button, Card, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { SegmentedBar } from '@/shared/ui/data/SegmentedBar';
import { PercentageWithInfo } from './PercentageWithInfo';
import { areaAction, type AreaAction, type ImpactAreaWithCurrent } from '../ImpactArea';
import styles from './ImpactAreaCard.module.css';

const ICONS: Record<AreaAction, typeof EyeOutlined> = {
  view: EyeOutlined,
  start: ArrowRightOutlined,
  continue: EditOutlined,
  review: EditOutlined,
};

interface Props {
  companyId: string;
  area: ImpactAreaWithCurrent;
  canEdit: boolean;
  onOpen: (area: ImpactAreaWithCurrent) => void;
}

/** An area's progress, with a button that opens its current activity. */
export function ImpactAreaCard({ companyId, area, canEdit, onOpen }: Props) {
  const { t } = useTranslation('impactAreas');
  const { number, completed } = area;
  const title = useNames()(area.title);
  const percent = shownPercentage(completed);
  const action = areaAction(area, canEdit);
  const Icon = ICONS[action];

  return (
    <Card className={styles.card} size="small">
      <Flex justify="space-between" align="start" gap="small" className={styles.head}>
        <Typography.Title level={2} className={styles.title}>
          <span className={styles.number}>{number}</span> {title}
        </Typography.Title>
        <Button
          shape="circle"
          type={action === 'start' ? 'primary' : 'default'}
          icon={<Icon aria-hidden />}
          aria-label={t(`area.${action}`, { title })}
          disabled={area.currentId === null}
          onClick={() => onOpen(area)}
        />
      </Flex>
      <Flex align="center" gap="small">
        <SegmentedBar percent={percent} label={title} />
        <span className={styles.percent}>
          <PercentageWithInfo ids={{ companyId, area: number }} completed={completed} />
        </span>
      </Flex>
    </Card>
  );
}
