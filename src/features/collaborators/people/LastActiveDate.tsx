import { Typography } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { useGetLastActiveQuery } from '../collaboratorsApi';

/** The day on which a person was last active, of an ISO 8601 time; a dash if that is never or unknown. */
export function LastActiveDate({ at }: { at: string | null | undefined }) {
  const { shortDate } = useFormats();
  return at ? shortDate(at) : <Typography.Text type="secondary">–</Typography.Text>;
}

interface Props {
  personId: string;
  /** The companies whose people are requested together, one of which is the person's. */
  companyIds: readonly string[];
}

/** The same for a person of a long list, whose pages are loaded one by one. */
export function LoadedLastActiveDate({ personId, companyIds }: Props) {
  const { at } = useGetLastActiveQuery(companyIds, {
    selectFromResult: ({ currentData }) => ({ at: currentData?.[personId] }),
  });
  return <LastActiveDate at={at} />;
}
