import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { driverTitle } from '@contract/fields/naming';
import { Card, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  companyCompared,
  resourceOf,
  CompareSelect,
  comparisonOf,
  selectCompanyChoice,
  useOneCompany,
  useShownCompany,
  type Company,
} from '@/features/companies';
import { DRIVER_TABS } from '@/features/drivers';
import {
  DifferencesCard,
  EvolutionCard,
  ModelSteps,
  pressedStretch,
  useFirstWeek,
  useModelSteps,
  useShowsTargets,
  type ChartPress,
} from '@/features/evolution';
import { MovementCard, NOW, useMovementChoice } from '@/features/movement';
import { ReviewsCard } from '@/features/reviews';
import { useOpenTargets, useTargetStart } from '@/features/targets';
import { useIsOffered } from '@/shared/api/features/views';
import { dataOf } from '@/shared/download/Downloadable';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { MOVEMENT_ANCHOR } from '@/shared/routing/paths';
import { idOrNone } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { Page } from '@/shared/ui/page/Page';
import { EvolutionDownload } from './EvolutionDownload';
import { ShownCompany } from '../shownCompany/ShownCompany';
import { StartButton } from '../shownCompany/StartButton';
import { useCompanyReviews } from './useCompanyReviews';

export function EvolutionPage() {
  return (
    <Page title={usePageTitle('evolution')}>
      <ShownCompany>{(company, user) => <Comparison company={company} user={user} />}</ShownCompany>
    </Page>
  );
}

const DRIVERS = DRIVER_TABS.map(driverTitle);

const COMPARISON = { compare: idOrNone };

/** The shown company alone, or beside another one. */
function Comparison({ company, user }: { company: Company; user: UserDto }) {
  const { t } = useTranslation(['evolution', 'movement', 'shared']);
  const dispatch = useAppDispatch();
  const list = useShownCompany(user);
  const choice = useSelector(selectCompanyChoice);
  const firstWeek = useFirstWeek(company.id);
  const reviews = useCompanyReviews(company.id);
  const movement = useMovementChoice(firstWeek, DRIVERS, reviews.moments);
  const explains = useIsOffered('movement');
  const remembered = choice.comparedId === company.id ? null : choice.comparedId;
  const [{ compare }, change] = useUrlState(COMPARISON, {
    values: { compare: remembered },
    remember: (changed) => dispatch(companyCompared(changed.compare ?? null)),
  });
  const listed = list.state === 'ready' ? list.data : null;
  const beyond = useOneCompany(user, listed, compare).currentData ?? [];
  const known = [...(listed?.companies ?? []), ...beyond];
  const { candidates, compared } = comparisonOf(company.id, known, compare);
  const { isLoading, ...modelSteps } = useModelSteps(company.id);
  const { lines: stepLines, marks } = modelSteps;
  const lines = useMemo(() => [...stepLines, ...reviews.marks], [stepLines, reviews.marks]);
  const showsTargets = useShowsTargets();
  const hasTargets = useIsOffered('targets');
  const targetStart = useTargetStart(company.id);
  const targets = useOpenTargets(showsTargets ? company.id : null);
  const comparedTargets = useOpenTargets(showsTargets ? (compared?.id ?? null) : null);

  const hasNone = firstWeek.state === 'ready' && !firstWeek.isSample && firstWeek.data === null;

  const explain = (press: ChartPress) => {
    const stretch = pressedStretch(press);
    if (!stretch || !movement.choice) return;
    const { driver, from, to } = stretch;
    // The current week has not ended.
    movement.choose({ driver, from, to: movement.scope.weeks.includes(to) ? to : NOW });
    const card = document.getElementById(MOVEMENT_ANCHOR);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  };

  return (
    <>
      <Flex justify="space-between" align="end" gap="middle">
        {candidates.length === 0 ? (
          <Typography.Text type="secondary">{t('evolution:compare.onlyOne')}</Typography.Text>
        ) : (
          <CompareSelect
            companies={candidates}
            searchAs={listed?.isComplete === false ? user.role : null}
            exceptId={company.id}
            compared={compared}
            onChoose={(id) => change({ compare: id })}
          />
        )}
        <EvolutionDownload
          {...{ company, compared, targets, comparedTargets }}
          changes={marks}
          explained={explains ? movement.choice : null}
        />
      </Flex>
      {hasNone && !compared ? (
        <Card>
          <EmptyPanel title={t('shared:noData')}>
            <p>{t('movement:empty.none')}</p>
            <StartButton company={company} />
          </EmptyPanel>
        </Card>
      ) : (
        <EvolutionCard
          companyId={company.id}
          comparedId={compared?.id ?? null}
          targets={dataOf(targets)}
          comparedTargets={dataOf(comparedTargets)}
          lines={lines}
          changes={marks}
          comparesYears
          plotsWhenIdle
          onPress={explains ? explain : undefined}
        />
      )}
      {/* The steps would move what is below them when they arrive. */}
      {!isLoading && (
        <>
          {!hasNone && <ModelSteps {...modelSteps} />}
          {compared && <DifferencesCard companyId={company.id} comparedId={compared.id} />}
          {explains && !hasNone && (
            <MovementCard
              companyId={company.id}
              companyName={compared ? company.name : undefined}
              firstWeek={firstWeek}
              control={movement}
              targetStart={hasTargets ? targetStart : undefined}
            />
          )}
          {reviews.isOffered && (
            <ReviewsCard
              company={company}
              canTake={can(user, 'takeReview', resourceOf(company))}
              averages={reviews.averages}
              readWorkbook={reviews.readWorkbook}
            />
          )}
        </>
      )}
    </>
  );
}
