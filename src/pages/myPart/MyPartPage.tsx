import type { UserDto } from '@contract/rest';
import { useOpinionDrafts } from '@/features/activity';
import { useCurrentUser } from '@/features/auth';
import { HelpLink } from '@/features/help';
import {
  MyPart,
  PartHeader,
  partsOf,
  useGetOwnRoundsQuery,
  type Round,
  type RoundCompany,
} from '@/features/rounds';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { idOrNone } from '@/shared/routing/urlParams';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { Page } from '@/shared/ui/page/Page';

const VIEW = { round: idOrNone, company: idOrNone };

/** Where the signed-in person gives their opinions in open rounds. */
export function MyPartPage() {
  const { t } = useTranslation('rounds');
  return (
    <Page title={usePageTitle('myPart')} extra={<HelpLink article="rounds" />}>
      <p>{t('part.alone')}</p>
      <OwnParts user={useCurrentUser()} />
    </Page>
  );
}

function OwnParts({ user }: { user: UserDto }) {
  const { t } = useTranslation('rounds');
  const [view, change] = useUrlState(VIEW);
  const rounds = useQueryView(useGetOwnRoundsQuery());
  if (rounds.state === 'failed') return <ErrorPanel error={rounds.error} onRetry={rounds.retry} />;
  if (rounds.state === 'loading') return <LoadingCard />;
  const parts = partsOf(rounds.data);
  const shown =
    parts.find(
      ({ round, company }) => round.id === view.round && company.companyId === view.company,
    ) ??
    parts.find(({ company }) => company.myPart?.handedInAt === null) ??
    parts[0];
  if (!shown) return <EmptyPanel title={t('part.none')} />;
  return (
    <>
      <PartHeader
        parts={parts}
        shown={shown}
        onChoose={({ round, company }) =>
          change({ round: round.id, company: company.companyId }, { push: true })
        }
      />
      <ShownPart key={`${shown.round.id}/${shown.company.companyId}`} user={user} {...shown} />
    </>
  );
}

interface ShownProps {
  user: UserDto;
  round: Round;
  company: RoundCompany;
}

function ShownPart({ user, round, company }: ShownProps) {
  const part = { userId: user.id, companyId: company.companyId, roundId: round.id };
  const drafts = useOpinionDrafts(part);
  const handedInAt = company.myPart?.handedInAt ?? null;
  return <MyPart {...{ round, company, drafts, handedInAt }} />;
}
