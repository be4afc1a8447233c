import { Card } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { CardGrid } from '@/shared/ui/card/CardGrid';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { SIZES } from '@/shared/ui/theme/tokens';

const CARDS = 8;

/** The shape of the cards while they are loading. */
export function CompanyCardsSkeleton() {
  const { t } = useTranslation('companies');
  return (
    <CardGrid label={t('list.label')} perRow={2} busy>
      {Array.from({ length: CARDS }, (_, index) => (
        <Card key={index} size="small">
          <SkeletonBlock
            avatar={{ shape: 'square', size: SIZES.cardPicture }}
            title={{ width: '60%' }}
            paragraph={{ rows: 2 }}
          />
        </Card>
      ))}
    </CardGrid>
  );
}
