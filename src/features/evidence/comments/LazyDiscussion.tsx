import { Suspense } from 'react';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { NOTES_ANCHOR } from '@/shared/routing/paths';
import { Card } from '@/shared/ui/card/Card';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { useLinkTarget } from '@/shared/ui/page/useLinkTarget';
import { lazyAntd } from '@/shared/ui/theme/lazyAntd';
import { useGetCommentsQuery } from './commentsApi';
import type { DiscussionProps } from './Discussion';

const Discussion = lazyComponent(() =>
  import(/* webpackChunkName: "comments" */ './Discussion').then((m) => m.Discussion),
);

/** The comments on a subject in a panel, whose chunk is loaded when it opens for the first time. */
export const DiscussionDrawer = lazyAntd(() =>
  import(/* webpackChunkName: "comments" */ './DiscussionDrawer').then((m) => m.DiscussionDrawer),
);

/** The comments on a subject in a card, for which its page does not wait. */
export function DiscussionCard(props: DiscussionProps) {
  const { t } = useTranslation('evidence');
  const { isSuccess } = useGetCommentsQuery(props.subject);
  const place = useLinkTarget(NOTES_ANCHOR, isSuccess);
  return (
    <section id={NOTES_ANCHOR} ref={place} tabIndex={-1}>
      <Card title={t('comment.title')}>
        <Suspense fallback={<SkeletonBlock title={false} paragraph={{ rows: 3 }} />}>
          <Discussion {...props} />
        </Suspense>
      </Card>
    </section>
  );
}
