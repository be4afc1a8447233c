import { Button, Card, Flex, Input } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MAX_PLANNED_AT_ONCE } from '@contract/priorities/planItems';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSubmission } from '@/shared/lib/useSubmission';
import { useUnsentForm } from '@/shared/ui/dialog/useUnsentForm';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import type { Owner } from '../dialogs/PlanFields';
import { usePlanActionsMutation } from '../planApi';
import { SelectionBar } from '../selection/SelectionBar';
import type { RankedPriority } from '../usePlanView';
import styles from './AddPanel.module.css';
import { OwnerChoice } from './OwnerChoice';
import { useAddFailure } from './useAddFailure';

interface Props {
  companyId: string;
  /** The selected actions. */
  actions: readonly RankedPriority[];
  owners: readonly Owner[];
  onClose: () => void;
}

/** Who is responsible, and the day it is due; '' for none. */
interface Responsibility {
  owner: string;
  dueOn: string;
}

const NOBODY: Responsibility = { owner: '', dueOn: '' };

/** Adds the selected actions to the plan, each with its owner and due date. */
export function AddPanel({ companyId, actions, owners, onClose }: Props) {
  const { t } = useTranslation('plan');
  const { signed } = useFormats();
  const nameOf = useNames();
  const notify = useNotify();
  const failureOf = useAddFailure();
  const [planActions] = usePlanActionsMutation();
  const [entered, setEntered] = useState<ReadonlyMap<string, Responsibility>>(new Map());
  const markFilled = useUnsentForm();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = actions.length;
  const isTooMany = count > MAX_PLANNED_AT_ONCE;
  const enteredFor = (id: string) => entered.get(id) ?? NOBODY;
  const shared = (field: keyof Responsibility) => {
    const values = new Set(actions.map(({ id }) => enteredFor(id)[field]));
    return values.size === 1 ? ([...values][0] ?? '') : '';
  };
  const { busy, failure, submit } = useSubmission(async () => {
    const items = actions.map(({ id, aim }) => {
      const { owner, dueOn } = enteredFor(id);
      return { activity_id: id, aim, owner_id: owner || null, due_on: dueOn || null };
    });
    await planActions({ companyId, payload: { company_id: companyId, items } }).unwrap();
    notify.success(t('commit.done', { count }));
    onClose();
  }, failureOf);

  useEffect(() => heading.current?.focus(), []);

  function enter(ids: readonly string[], change: Partial<Responsibility>) {
    markFilled();
    setEntered(
      new Map([...entered, ...ids.map((id) => [id, { ...enteredFor(id), ...change }] as const)]),
    );
  }

  const fields = (ids: readonly string[], subject: string, { owner, dueOn }: Responsibility) => (
    <>
      <span className={styles.named} aria-hidden>
        {t('item.owner')}
      </span>
      <OwnerChoice
        label={t('adding.ownerOf', { subject })}
        owners={owners}
        value={owner}
        onChange={(next) => enter(ids, { owner: next })}
      />
      <span className={styles.named} aria-hidden>
        {t('item.dueOn')}
      </span>
      <Input
        type="date"
        aria-label={t('adding.dueOf', { subject })}
        value={dueOn}
        onChange={({ target }) => enter(ids, { dueOn: target.value })}
      />
    </>
  );

  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit({});
        }}
      >
        <Flex vertical gap="middle">
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t('commit.title', { count })}
          </h2>
          {isTooMany && <p>{t('commit.tooMany', { max: MAX_PLANNED_AT_ONCE })}</p>}
          <div className={styles.head} aria-hidden>
            <span>{t('list.action')}</span>
            <span>{t('item.owner')}</span>
            <span>{t('item.dueOn')}</span>
          </div>
          <ul className={styles.rows}>
            {count > 1 && (
              <Row isForAll title={t('adding.all')}>
                {fields(
                  actions.map(({ id }) => id),
                  t('adding.all'),
                  { owner: shared('owner'), dueOn: shared('dueOn') },
                )}
              </Row>
            )}
            {actions.map(({ id, name, driver, gain }) => (
              <Row key={id} title={name} detail={`${nameOf(driver)} · ${signed(gain)}`}>
                {fields([id], name, enteredFor(id))}
              </Row>
            ))}
          </ul>
          {failure && <PlainAlert type="error">{failure.message}</PlainAlert>}
          <SelectionBar selected={actions}>
            <Button onClick={onClose}>{t('adding.back')}</Button>
            <Button
              type="primary"
              htmlType="submit"
              loading={busy}
              disabled={isTooMany || count === 0}
            >
              {t('commit.submit')}
            </Button>
          </SelectionBar>
        </Flex>
      </form>
    </Card>
  );
}

interface RowProps {
  title: string;
  detail?: string;
  /** The row whose fields apply to all others. */
  isForAll?: boolean;
  children: ReactNode;
}

function Row({ title, detail, isForAll = false, children }: RowProps) {
  return (
    <li className={isForAll ? `${styles.row} ${styles.all}` : styles.row}>
      <span className={styles.text}>
        {title}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {children}
    </li>
  );
}
