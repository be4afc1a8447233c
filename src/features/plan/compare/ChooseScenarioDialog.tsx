import { useEffect } from 'react';
import { shownDriver } from '@contract/fields/naming';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import { useChooseScenarioMutation } from '../planApi';
import styles from './Compare.module.css';
import type { Scenario } from './Scenario';

interface Props {
  companyId: string;
  /** null while the dialog is closed. */
  scenario: Scenario | null;
  /** The scenario that is chosen now; null for none. */
  chosenId: string | null;
  onClose: () => void;
}

const WIDTH = 560;

/** Makes a scenario the plan, after a preview of what that changes. */
export function ChooseScenarioDialog({ companyId, scenario, chosenId, onClose }: Props) {
  const { t } = useTranslation('plan');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const notify = useNotify();
  const [choose] = useChooseScenarioMutation();
  const [preview, { data, error }] = useChooseScenarioMutation();
  const subject = useDialogSubject(scenario, scenario !== null);
  const { id, revision } = scenario ?? {};
  useEffect(() => {
    if (id === undefined || revision === undefined) return;
    const payload = { id, revision, chosen: chosenId, dry_run: true };
    void preview({ companyId, payload });
  }, [companyId, id, revision, chosenId, preview]);
  if (!subject) return null;
  const messageOf = (failure: unknown) =>
    isApiError(failure) && failure.code === 'REVISION_CONFLICT'
      ? t('compare.conflict')
      : ((isApiError(failure) ? failure.message : null) ?? t('compare.failed'));
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : oneDecimal(value);

  async function submit() {
    if (!subject) return;
    const payload = { id: subject.id, revision: subject.revision, chosen: chosenId };
    const { items } = await choose({ companyId, payload: { ...payload, dry_run: false } }).unwrap();
    notify.success(t('compare.planned', { name: subject.name, count: items.length }));
  }

  return (
    <FormDialog<Record<string, never>>
      title={t('compare.planTitle', { name: subject.name })}
      open={scenario !== null}
      width={WIDTH}
      submitLabel={t('compare.plan')}
      canSubmit={() => data !== undefined}
      onSubmit={submit}
      failureOf={(failure) => ({ message: messageOf(failure) })}
      onClose={onClose}
    >
      <p>{t('compare.planDetail')}</p>
      {error !== undefined && <PlainAlert type="error">{messageOf(error)}</PlainAlert>}
      {!data && error === undefined && <p role="status">{t('compare.loading')}</p>}
      {data && (
        <>
          <p>{t('compare.changes', { count: data.items.length })}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('report.average')}</th>
                <th scope="col">{t('report.now')}</th>
                <th scope="col">{t('report.then')}</th>
              </tr>
            </thead>
            <tbody>
              {data.averages_before.map(({ driver, average }, index) => (
                <tr key={driver}>
                  <th scope="row">{nameOf(shownDriver(driver))}</th>
                  <td>{shown(average)}</td>
                  <td>{shown(data.averages_after[index]?.average)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FormDialog>
  );
}
