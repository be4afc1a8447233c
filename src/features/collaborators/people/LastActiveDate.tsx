import { Typography } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { useGetLastActiveQuery } from '../collaboratorsApi';

interface Props {
  personId: string;
  /** The companies whose people are requested together, one of which is the person's; null for all companies. */
  companyIds: readonly string[] | null;
}

/** The day on which a person was last active; a dash if that is never or unknown. */
export function LastActiveDate({ personId, companyIds }: Props) {
  const { shortDate } = useFormats();
  const { at } = useGetLastActiveQuery(companyIds, {
    selectFromResult: ({ currentData }) => ({ at: currentData?.[personId] }),
  });
  return at ? shortDate(at) : <Typography.Text type="secondary">–</Typography.Text>;
}
