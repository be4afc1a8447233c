import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useRemoveScenarioMutation, useSaveScenarioMutation } from '../planApi';
import styles from './Compare.module.css';
import type { Scenario } from './Scenario';

interface Props {
  companyId: string;
  scenario: Scenario;
  onPlan: (scenario: Scenario) => void;
}

/** Plans a scenario after a preview, or removes it, which can be undone. */
export function ScenarioActions({ companyId, scenario, onPlan }: Props) {
  const { t } = useTranslation('plan');
  const notify = useNotify();
  const [remove] = useRemoveScenarioMutation();
  const [save] = useSaveScenarioMutation();
  const { id, name, note, revision } = scenario;
  const failureOf = (error: unknown) => ({
    message: (isApiError(error) ? error.message : null) ?? t('compare.failed'),
  });

  async function removeIt() {
    try {
      await remove({ companyId, payload: { id, revision } }).unwrap();
    } catch (error) {
      notify.failure(failureOf(error).message);
      return;
    }
    const items = scenario.items.map(({ ownerName: _, ...item }) => item);
    notify.undoable({
      key: `scenario:${id}`,
      title: t('compare.removed', { name }),
      undo: () =>
        save({ companyId, payload: { company_id: companyId, name, note, items } }).unwrap(),
      failureOf,
    });
  }

  return (
    <span className={styles.buttons}>
      <PlainButton size="small" variant="primary" onClick={() => onPlan(scenario)}>
        {t('compare.plan')}
      </PlainButton>
      <PlainButton
        size="small"
        aria-label={t('compare.removeNamed', { name })}
        onClick={() => void removeIt()}
      >
        {t('compare.remove')}
      </PlainButton>
    </span>
  );
}
