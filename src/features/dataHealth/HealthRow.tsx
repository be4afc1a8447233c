import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { isConfirmable, type HealthItem } from './DataHealth';
import styles from './HealthPanel.module.css';
import { useHealthTexts } from './useHealthTexts';

interface Props {
  item: HealthItem;
  /** Null for people who may not save answers. */
  onConfirm: ((item: HealthItem) => Promise<void>) | null;
  /** Asks somebody about the action; null for people who may not. */
  onAsk: ((item: HealthItem) => void) | null;
}

/** An action that a rule flags, why, and the remedies. */
export function HealthRow({ item, onConfirm, onAsk }: Props) {
  const { t } = useTranslation('dataHealth');
  const whyOf = useHealthTexts();
  const { topic, number, title, area, activityId } = item;
  const name = `${number} ${title}`;
  const form = paths.impactAreaAction({
    title: IMPACT_AREA_NAMES[Number(area) - 1],
    area,
    activityId,
  });
  const remedy = t(`remedy.${onConfirm ? topic : 'open'}`);

  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.why}>{`${t(`topic.${topic}`)} · ${whyOf(item)}`}</span>
      </span>
      <span className={styles.remedies}>
        {onConfirm && isConfirmable(item) && (
          <PlainButton
            size="small"
            aria-label={t('confirm.labelOf', { action: name })}
            onClick={() => void onConfirm(item)}
          >
            {t('confirm.label')}
          </PlainButton>
        )}
        {onAsk && (
          <PlainButton
            size="small"
            aria-label={t('askOf', { action: name })}
            onClick={() => onAsk(item)}
          >
            {t('ask')}
          </PlainButton>
        )}
        <Link
          className={styles.open}
          to={(onConfirm && elsewhere(topic)) ?? form}
          aria-label={t('remedyOf', { remedy, action: name })}
        >
          {remedy}
        </Link>
      </span>
    </li>
  );
}

/** The page of a remedy that is not in the action's form. */
function elsewhere(topic: HealthItem['topic']): string | null {
  if (topic === 'owner_left') return paths.plan('all');
  return topic === 'disagreement' ? paths.impactAreas('opinions') : null;
}
