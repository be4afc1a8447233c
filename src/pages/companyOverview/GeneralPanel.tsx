import { Flex } from 'antd';
import type { Company } from '@/features/companies';
import {
  ActionsToImprove,
  LowestDriver,
  RatingOverview,
  WeakestSubdrivers,
  type ImprovableAction,
} from '@/features/drivers';
import { useRecentWeeks } from '@/features/evolution';
import { PlanOffer, useWaitingForScore } from '@/features/plan';
import { LatestReview } from '@/features/reviews';
import { TargetLine, TargetMenu, useTargetStatuses } from '@/features/targets';
import { useIsOffered } from '@/shared/api/features/views';
import type { QueryView } from '@/shared/api/useQueryView';
import { useNames } from '@/shared/i18n/useNames';
import { CardPair } from '@/shared/ui/card/CardPair';
import { OverviewDownload } from './OverviewDownload';
import { StartButton } from '../shownCompany/StartButton';

export interface GeneralProps {
  company: Company;
  canSetTargets: boolean;
  canPlan: boolean;
}

interface Props extends GeneralProps {
  actions: QueryView<readonly ImprovableAction[]>;
}

/** The ratings of all drivers with their targets, and what to improve. */
export function GeneralPanel({ company, canSetTargets, canPlan, actions }: Props) {
  const nameOf = useNames();
  const hasTargets = useIsOffered('targets');
  const hasSubdrivers = useIsOffered('subdriverRatings');
  const hasActions = useIsOffered('actionsToImprove');
  const hasPlan = useIsOffered('plan');
  const hasReviews = useIsOffered('reviews');
  const waiting = useWaitingForScore(company.id, hasPlan);
  const { statusOf, gapOf } = useTargetStatuses(company.id);
  return (
    <Flex vertical gap="middle">
      <RatingOverview
        companyId={company.id}
        recentWeeks={useRecentWeeks(company.id)}
        extra={
          <Flex gap="middle" align="center">
            {hasReviews && <LatestReview companyId={company.id} />}
            <OverviewDownload company={company} />
          </Flex>
        }
        factOf={({ name }) => <TargetLine companyId={company.id} driver={name} />}
        targetOf={statusOf}
        lead={<LowestDriver companyId={company.id} gapOf={gapOf} />}
        menuOf={({ name, title, average }) =>
          canSetTargets &&
          hasTargets && (
            <TargetMenu
              companyId={company.id}
              driver={{ name, title: nameOf(title), average }}
              beginsBySetting={title === 'Global Average'}
            />
          )
        }
        start={<StartButton company={company} />}
      />
      <CardPair>
        {hasSubdrivers && <WeakestSubdrivers companyId={company.id} />}
        {hasActions && (
          <ActionsToImprove
            actions={actions}
            hidden={waiting}
            planOf={(action) =>
              hasPlan && <PlanOffer companyId={company.id} action={action} canPlan={canPlan} />
            }
          />
        )}
      </CardPair>
    </Flex>
  );
}
