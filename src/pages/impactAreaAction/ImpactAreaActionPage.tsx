import { can } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActionCard, activityOpened, CompletedActionsCard } from '@/features/activity';
import { resourceOf, type Company } from '@/features/companies';
import { areaChosen, impactAreaTitle, ProgressCard } from '@/features/impactAreas';
import { ActionPlanCard } from '@/features/plan';
import { useNames } from '@/shared/i18n/useNames';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { parseActionLink, paths } from '@/shared/routing/paths';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { AreaEnd } from './AreaEnd';
import { ResumeAction } from './ResumeAction';
import { ActionFrame } from '../shownCompany/ActionFrame';
import { ActionNotes } from '../shownCompany/ActionNotes';
import { ShownCompany } from '../shownCompany/ShownCompany';

/** The action form of an impact area; the URL contains the area and the action. */
export function ImpactAreaActionPage() {
  const pageTitle = usePageTitle('impactAreaAction');
  const [search] = useSearchParams();
  const { title, area, activityId } = parseActionLink(search);

  return (
    <ShownCompany>
      {(company, user) => {
        const { id: companyId } = company;
        const canEdit = can(user, 'saveAnswer', resourceOf(company));
        return area && activityId ? (
          <AreaAction
            key={companyId}
            company={company}
            user={user}
            canEdit={canEdit}
            area={area}
            activityId={activityId}
            title={title ?? impactAreaTitle(area)}
          />
        ) : (
          <Page title={pageTitle}>
            <ResumeAction companyId={companyId} canEdit={canEdit} area={area} />
          </Page>
        );
      }}
    </ShownCompany>
  );
}

interface AreaActionProps {
  company: Company;
  user: UserDto;
  canEdit: boolean;
  area: string;
  activityId: string;
  title: string;
}

function AreaAction(props: AreaActionProps) {
  const { company, user, canEdit, area, activityId, title } = props;
  const { id: companyId } = company;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const nameOf = useNames();
  const ids = { companyId, area };

  useEffect(() => {
    dispatch(activityOpened(activityId));
    dispatch(areaChosen(area));
  }, [dispatch, activityId, area]);

  const open = (id: string) => {
    void navigate(paths.impactAreaAction({ title, area, activityId: id }));
  };

  return (
    <ActionFrame
      title={nameOf(title)}
      index={{ ids, currentId: activityId, onOpen: open }}
      side={
        <>
          <ProgressCard ids={ids} />
          <ActionPlanCard companyId={companyId} activityId={activityId} />
          <CompletedActionsCard ids={ids} currentId={activityId} onOpen={open} />
        </>
      }
    >
      {(tools) => (
        <>
          <ActionCard
            ids={{ userId: user.id, companyId, activityId }}
            area={area}
            canEdit={canEdit}
            tools={tools}
            end={(state) => <AreaEnd companyId={companyId} area={area} {...state} />}
            onOpen={open}
          />
          <ActionNotes company={company} user={user} activityId={activityId} />
        </>
      )}
    </ActionFrame>
  );
}
