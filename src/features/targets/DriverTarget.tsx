import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { SetTargetDialog } from './dialog/SetTargetDialog';
import { currentTarget, formerTargets } from './Target';
import { TargetLine } from './TargetLine';
import { useGetTargetsQuery } from './targetsApi';

interface Props {
  companyId: string;
  /** The driver's name on the wire, its translated name, and its average; null without a score. */
  driver: { name: string; title: string; average: number | null };
  canSet: boolean;
}

/** The target of a driver; without one, a button that sets it, for people who may. */
export function DriverTarget({ companyId, driver, canSet }: Props) {
  const { t } = useTranslation('targets');
  const [isOpen, setOpen] = useState(false);
  const { currentData: targets } = useGetTargetsQuery(companyId);
  if (!targets) return null;
  const hasTarget = currentTarget(targets, driver.name) !== null;
  if (!hasTarget && !canSet) return null;
  return (
    <>
      {hasTarget ? (
        <TargetLine companyId={companyId} driver={driver.name} />
      ) : (
        <span>
          {t('none')}{' '}
          <PlainButton variant="link" onClick={() => setOpen(true)}>
            {t('menu.set')}
          </PlainButton>
        </span>
      )}
      {/* It closes after the target that it set is shown. */}
      <SetTargetDialog
        open={isOpen}
        companyId={companyId}
        driver={driver}
        current={null}
        former={formerTargets(targets, driver.name)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
