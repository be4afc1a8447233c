import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import { Flex, Tag, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';

const isPast = (time: string) => Date.parse(time) < Date.now();

/** Marks a person who has not accepted the invitation, and shows when it expires. */
export function PendingBadge({ expires }: { expires: string | null }) {
  const { t } = useTranslation('collaborators');
  const { shortDate } = useFormats();
  return (
    <Flex align="center" wrap gap={4}>
      <Tag icon={<ClockCircleOutlined aria-hidden />}>{t('pending.badge')}</Tag>
      {expires !== null && (
        <Typography.Text type="secondary">
          {t(isPast(expires) ? 'pending.expired' : 'pending.until', { date: shortDate(expires) })}
        </Typography.Text>
      )}
    </Flex>
  );
}
