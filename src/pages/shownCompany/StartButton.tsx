import { can } from '@contract/permissions/permissions';
import { useNavigate } from 'react-router';
import { useOptionalUser } from '@/features/auth';
import { resourceOf, type Company } from '@/features/companies';
import { firstUnfinished, useGetImpactAreasQuery } from '@/features/impactAreas';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { PlainButton } from '@/shared/ui/plain/PlainButton';

/**
 * The first step of an assessment, for a company without any figures. Nothing for people who only read. Where no step
 * is left, all actions are marked as not applicable, and it says so.
 */
export function StartButton({ company }: { company: Company }) {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const user = useOptionalUser();
  const { currentData: areas } = useGetImpactAreasQuery(company.id);
  const area = areas ? firstUnfinished(areas)?.number : '1';
  if (area === undefined) return <p>{t('dashboard.nothingApplicable')}</p>;
  if (!user || !can(user, 'saveAnswer', resourceOf(company))) return null;
  return (
    <PlainButton variant="primary" onClick={() => void navigate(paths.impactAreaAction({ area }))}>
      {t('dashboard.start', { area })}
    </PlainButton>
  );
}
