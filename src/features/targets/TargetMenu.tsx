import deleteIcon from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import flag from '@ant-design/icons-svg/es/asn/FlagOutlined';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCommand } from '@/shared/routing/useCommand';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import { SetTargetDialog } from './dialog/SetTargetDialog';
import { formerTargets, currentTarget, type Target } from './Target';
import {
  useGetTargetsQuery,
  useRemoveTargetMutation,
  useRestoreTargetMutation,
} from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

interface Props {
  companyId: string;
  /** The driver's name on the wire, its translated name, and its average; null without a score. */
  driver: { name: string; title: string; average: number | null };
  /** Whether the command "Set a target" opens the dialog of this driver. */
  beginsBySetting?: boolean;
}

/** A menu that sets, changes and removes the target of a driver. */
export function TargetMenu({ companyId, driver, beginsBySetting = false }: Props) {
  const { t } = useTranslation('targets');
  const [isOpen, setOpen] = useState(false);
  const { currentData: targets } = useGetTargetsQuery(companyId);
  useCommand(beginsBySetting ? 'setTarget' : null, () => setOpen(true));
  const remove = useRemoval(companyId, driver.title);
  const current = currentTarget(targets, driver.name);
  if (!targets) return null;

  const setting = {
    key: 'set',
    label: t(current ? 'menu.change' : 'menu.set'),
    icon: <PlainIcon icon={flag} />,
    onClick: () => setOpen(true),
  };
  const removal = current && {
    key: 'remove',
    label: t('menu.remove'),
    icon: <PlainIcon icon={deleteIcon} />,
    danger: true,
    onClick: () => void remove(current),
  };
  return (
    <>
      <MoreMenu
        label={t('menu.label', { driver: driver.title })}
        entries={removal ? [setting, removal] : [setting]}
      />
      <SetTargetDialog
        open={isOpen}
        companyId={companyId}
        driver={driver}
        current={current}
        former={formerTargets(targets, driver.name)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Removes a target, which can be undone. */
function useRemoval(companyId: string, driver: string) {
  const { t } = useTranslation('targets');
  const { goal } = useTargetTexts();
  const notify = useNotify();
  const [remove] = useRemoveTargetMutation();
  const [restore] = useRestoreTargetMutation();
  const failureOf = (error: unknown) => ({
    message: (isApiError(error) && error.message) || t('failed'),
  });

  return async (target: Target) => {
    const change = { companyId, payload: { id: target.id } };
    try {
      await remove(change).unwrap();
    } catch (error) {
      notify.failure(failureOf(error).message);
      return;
    }
    notify.undoable({
      key: `target:${target.id}`,
      title: t('removed', { driver }),
      detail: goal(target),
      undo: () => restore(change).unwrap(),
      failureOf,
    });
  };
}
