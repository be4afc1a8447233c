import { Suspense } from 'react';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import type { DiscussionProps } from './Discussion';

const Discussion = lazyComponent(() =>
  import(/* webpackChunkName: "comments" */ './Discussion').then((m) => m.Discussion),
);

/** The comments on a subject in a card, for which its page does not wait. */
export function DiscussionCard(props: DiscussionProps) {
  const { t } = useTranslation('evidence');
  return (
    <Card title={t('comment.title')}>
      <Suspense fallback={<SkeletonBlock title={false} paragraph={{ rows: 3 }} />}>
        <Discussion {...props} />
      </Suspense>
    </Card>
  );
}
