import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ActionCard, AverageScoreCard } from '@/features/activity';
import { resourceOf, type Company } from '@/features/companies';
import { impactAreaTitle } from '@/features/impactAreas';
import { ActionPlanCard } from '@/features/plan';
import { useNames } from '@/shared/i18n/useNames';
import { parseActionLink, paths } from '@/shared/routing/paths';
import { ActionFrame } from '../shownCompany/ActionFrame';
import { ActionNotes } from '../shownCompany/ActionNotes';
import { ShownCompany } from '../shownCompany/ShownCompany';
import { useDriverSequence } from './useDriverSequence';

/** The action form for links from the company overview; it also shows the answer's own score. */
export function CompanyActionPage() {
  const [search] = useSearchParams();
  const { title, area, activityId } = parseActionLink(search);

  if (!area || !activityId) return <Navigate replace to={paths.companyOverview()} />;
  return (
    <ShownCompany>
      {(company, user) => (
        <DriverAction
          key={company.id}
          user={user}
          company={company}
          driver={title}
          area={area}
          activityId={activityId}
        />
      )}
    </ShownCompany>
  );
}

interface Props {
  user: UserDto;
  company: Company;
  /** English title of the driver from which the action was opened. */
  driver: string | undefined;
  area: string;
  activityId: string;
}

/** An action among those of its driver, or among those of its impact area if the driver is unknown. */
function DriverAction({ user, company, driver, area, activityId }: Props) {
  const { id: companyId } = company;
  const nameOf = useNames();
  const navigate = useNavigate();
  const sequence = useDriverSequence(companyId, driver, activityId);

  function open(id: string) {
    const next = sequence?.find((action) => action.id === id);
    void navigate(paths.companyAction({ title: driver, area: next?.area ?? area, activityId: id }));
  }

  return (
    <ActionFrame
      title={nameOf(sequence === undefined || !driver ? impactAreaTitle(area) : driver)}
      index={{ ids: { companyId, area }, sequence, currentId: activityId, onOpen: open }}
      side={
        <>
          <AverageScoreCard ids={{ companyId, activityId }} />
          <ActionPlanCard companyId={companyId} activityId={activityId} />
        </>
      }
    >
      {(tools) => (
        <>
          <ActionCard
            ids={{ userId: user.id, companyId, activityId }}
            area={area}
            canEdit={can(user, 'saveAnswer', resourceOf(company))}
            withHeadings
            tools={tools}
            sequence={sequence}
            onOpen={open}
          />
          <ActionNotes company={company} user={user} activityId={activityId} />
        </>
      )}
    </ActionFrame>
  );
}
