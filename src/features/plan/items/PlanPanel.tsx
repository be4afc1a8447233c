import { Card, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { useToday } from '@/shared/time/useClock';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { EditItemDialog } from '../dialogs/EditItemDialog';
import type { Owner } from '../dialogs/PlanFields';
import { groupedByDue, type PlanItem } from '../PlanItem';
import { PlanToolbar } from '../PlanToolbar';
import { ItemFilters, matchesItem, type ItemChoice } from './ItemFilters';
import styles from './PlanPanel.module.css';
import { PlanRow } from './PlanRow';
import { useItemChanges } from './useItemChanges';

interface Props {
  companyId: string;
  userId: string;
  plan: readonly PlanItem[];
  /** The ids of the actions that are done but not scored since. */
  waiting: ReadonlySet<string>;
  choice: ItemChoice;
  onChoose: (changed: Partial<ItemChoice>) => void;
  drivers: readonly string[];
  owners: readonly Owner[];
  canEdit: boolean;
  /** Whether the person may confirm benefits of others. */
  canConfirm: boolean;
  onShowPriorities: () => void;
  /** Opens the comments on an item; null where there are none. */
  onDiscuss: ((item: PlanItem) => void) | null;
  /** Rendered beside the filters, such as the download menu. */
  extra?: ReactNode;
}

/** The plan of a company: what is overdue, due this month, later, and done. */
export function PlanPanel(props: Props) {
  const { companyId, userId, plan, choice, onChoose, drivers, owners, extra } = props;
  const { canEdit, canConfirm } = props;
  const { t } = useTranslation('plan');
  const [edited, setEdited] = useState<PlanItem | null>(null);
  const [scored, setScored] = useState<PlanItem | null>(null);
  const changes = useItemChanges(companyId, setScored);
  const today = useToday();

  if (plan.length === 0) {
    return (
      <EmptyPanel title={t('empty.plan')}>
        <p>{t('empty.planDetail')}</p>
        <PlainButton variant="primary" onClick={props.onShowPriorities}>
          {t('empty.toPriorities')}
        </PlainButton>
      </EmptyPanel>
    );
  }
  const shown = plan.filter((item) => matchesItem(item, choice, userId));
  const groups = groupedByDue(shown, today);

  return (
    <Card className={styles.card}>
      <Flex ref={keepFocus} vertical gap="middle">
        <PlanToolbar filters={<ItemFilters {...{ choice, onChoose, drivers, plan, owners }} />}>
          {extra}
        </PlanToolbar>
        {groups.length === 0 ? (
          <EmptyPanel title={t('empty.filtered')} />
        ) : (
          <div className={styles.head} aria-hidden>
            <span>{t('list.action')}</span>
            <span>{t('list.gain')}</span>
            <span>{t('item.owner')}</span>
            <span>{t('item.dueOn')}</span>
          </div>
        )}
        {groups.map(({ group, items }) => (
          <section key={group} aria-label={t(`groups.${group}`)}>
            <SectionTitle>{`${t(`groups.${group}`)} (${String(items.length)})`}</SectionTitle>
            <ul className={styles.list}>
              {items.map((item) => (
                <PlanRow
                  key={item.id}
                  item={item}
                  isWaiting={item.status === 'done' && props.waiting.has(item.activityId)}
                  changes={canEdit ? changes : null}
                  owners={owners}
                  onEdit={setEdited}
                  onDiscuss={props.onDiscuss}
                  confirmerId={canConfirm ? userId : null}
                />
              ))}
            </ul>
          </section>
        ))}
      </Flex>
      <EditItemDialog
        companyId={companyId}
        item={edited}
        owners={owners}
        onClose={() => setEdited(null)}
      />
      <ScoreAgainDialog item={scored} onClose={() => setScored(null)} />
    </Card>
  );
}

/** Asks whether an action that is done is scored again now. */
function ScoreAgainDialog({ item, onClose }: { item: PlanItem | null; onClose: () => void }) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const subject = useDialogSubject(item, item !== null);
  if (!subject) return null;
  const { number, title, driver, area, activityId } = subject;
  return (
    <ConfirmDialog
      title={t('scoreAgain.title')}
      open={item !== null}
      confirmLabel={t('scoreAgain.confirm')}
      cancelLabel={t('scoreAgain.later')}
      onConfirm={async () => {
        await navigate(paths.companyAction({ title: driver, area, activityId }));
      }}
      failureOf={() => ({ message: t('item.failed') })}
      onClose={onClose}
    >
      {t('scoreAgain.detail', { action: `${number} ${title}` })}
    </ConfirmDialog>
  );
}
