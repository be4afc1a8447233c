import { ClockCircleOutlined } from '@ant-design/icons';
import { Flex, Tag, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';

const isPast = (moment: string) => Date.parse(moment) < Date.now();

/** Stands by a person who has not accepted their invitation yet, and says until when they can. */
export function PendingBadge({ expires }: { expires: string | null }) {
  const { t } = useTranslation('collaborators');
  const { longDate } = useFormats();
  return (
    <Flex align="center" wrap gap={4}>
      <Tag icon={<ClockCircleOutlined aria-hidden />}>{t('pending.badge')}</Tag>
      {expires !== null && (
        <Typography.Text type="secondary">
          {t(isPast(expires) ? 'pending.expired' : 'pending.until', { date: longDate(expires) })}
        </Typography.Text>
      )}
    </Flex>
  );
}
