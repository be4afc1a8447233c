import { Card } from 'antd';
import { Suspense } from 'react';
import { isSampleId } from '@/shared/api/sample/sample';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import type { NotesCardProps } from './NotesCard';

const NotesCard = lazyComponent(() =>
  import(/* webpackChunkName: "notes" */ './NotesCard').then((m) => m.NotesCard),
);

/** The card in a chunk of its own, for which the action's form does not wait. Sample data has none. */
export function LazyNotesCard(props: NotesCardProps) {
  const { t } = useTranslation('evidence');
  if (isSampleId(props.ids.companyId)) return null;
  return (
    <Suspense
      fallback={
        <Card title={t('title')}>
          <SkeletonBlock title={false} paragraph={{ rows: 3 }} />
        </Card>
      }
    >
      <NotesCard {...props} />
    </Suspense>
  );
}
