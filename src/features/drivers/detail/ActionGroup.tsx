import arrowRight from '@ant-design/icons-svg/es/asn/ArrowRightOutlined';
import { roundAverage } from '@contract/scoring/numbers/averages';
import { Button, Typography } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import { useLinkTarget } from '@/shared/ui/page/useLinkTarget';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { InfoPopover } from '@/shared/ui/popup/InfoPopover';
import { inOrder, type ActionOrder, type GradedAction } from '../DriverDetail';
import { subdriverAnchor, type RatedGroup } from '../Subdriver';
import styles from './ActionGroup.module.css';

interface GroupProps {
  group: RatedGroup;
  /** The number of rows in the first rendering; the others follow when the browser is idle. */
  atOnce: number;
  order: ActionOrder;
  onOpen: (actionId: string) => void;
}

/**
 * A group with hundreds of actions renders this number first, and the same number with each further
 * step.
 */
const AT_ONCE = 40;
/** A sub-driver's rating and its actions. */
export function ActionGroup({ group, atOnce, order, onOpen }: GroupProps) {
  const { name, actions } = group;
  const id = subdriverAnchor(name);
  const target = useLinkTarget(id, true);
  const { t } = useTranslation('drivers');
  const nameOf = useNames();
  const [limit, setLimit] = useState(AT_ONCE);
  const sorted = useMemo(() => inOrder(actions, order), [actions, order]);
  const rest = sorted.length - limit;
  const drawn = useDeferredValue(limit, atOnce);
  return (
    <section ref={target} id={id} tabIndex={-1} className={styles.group}>
      <GroupHeading group={group} />
      <ul className={styles.actions} aria-label={nameOf(name)} aria-busy={drawn < limit}>
        {sorted.slice(0, drawn).map((action) => (
          <ActionRow key={action.id} action={action} onOpen={onOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <Button type="link" onClick={() => setLimit(limit + AT_ONCE)}>
          {t('driver.more', { count: Math.min(rest, AT_ONCE), rest })}
        </Button>
      )}
    </section>
  );
}

function GroupHeading({ group: { name, average, grade, scored, total } }: { group: RatedGroup }) {
  const { t } = useTranslation('drivers');
  const { graded } = useFormats();
  const nameOf = useNames();
  return (
    <div className={styles.heading}>
      <Typography.Title level={2} className={styles.name}>
        {nameOf(name)}
      </Typography.Title>
      <span className={styles.counted}>{t('driver.countedShort', { scored, total })}</span>
      {average !== null && grade && (
        <span className={styles.rating}>
          <strong>{graded(average, 1)}</strong> <GradeChip grade={grade} />
        </span>
      )}
    </div>
  );
}

interface RowProps {
  action: GradedAction;
  onOpen: (actionId: string) => void;
}

function ActionRow({ action, onOpen }: RowProps) {
  const { id, number, title, average, grade, isNotApplicable } = action;
  const { t } = useTranslation('drivers');
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <span>{title}</span>
      {average === null ? (
        <span className={styles.notScored}>
          {t(isNotApplicable ? 'driver.notApplicable' : 'driver.notScored')}
        </span>
      ) : (
        <InfoPopover
          label={t('explain.actionOf', { number })}
          explanation={<ActionExplanation average={average} />}
        >
          <span>{t('score.short', { score: roundAverage(average, 0) })}</span>
          {grade && <GradeChip grade={grade} />}
        </InfoPopover>
      )}
      <PlainButton
        variant="icon"
        aria-label={t('driver.open', { title: `${number} ${title}` })}
        onClick={() => onOpen(id)}
      >
        <PlainIcon icon={arrowRight} />
      </PlainButton>
    </li>
  );
}

function ActionExplanation({ average }: { average: number }) {
  const { t } = useTranslation('drivers');
  return (
    <>
      <span>{t('explain.state', { score: average })}</span>
      <span>{t('explain.grade')}</span>
      <span>{t('explain.now')}</span>
    </>
  );
}
