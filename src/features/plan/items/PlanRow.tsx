import checkIcon from '@ant-design/icons-svg/es/asn/CheckOutlined';
import commentIcon from '@ant-design/icons-svg/es/asn/CommentOutlined';
import deleteIcon from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import editIcon from '@ant-design/icons-svg/es/asn/EditOutlined';
import { Link } from 'react-router';
import { isOpenStatus, type PlanStatus } from '@contract/priorities/planItems';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Owner } from '../dialogs/PlanFields';
import type { PlanItem } from '../PlanItem';
import { DueField } from './DueField';
import { OwnerField } from './OwnerField';
import styles from './PlanRow.module.css';
import { useItemTexts } from './useItemTexts';
import type { ItemChanges } from './useItemChanges';

interface Props {
  item: PlanItem;
  /** Whether its action is done but not scored since. */
  isWaiting: boolean;
  /** null for people who may not change the plan. */
  changes: ItemChanges | null;
  /** Everybody who may be responsible. */
  owners: readonly Owner[];
  onEdit: (item: PlanItem) => void;
  /** Opens the comments on the item; null where there are none. */
  onDiscuss: ((item: PlanItem) => void) | null;
  /** The person who may confirm benefits of others; null for people who may not. */
  confirmerId: string | null;
}

/** Whether the item disappears; another one is kept as dropped. */
const isRemovable = ({ status, comments }: PlanItem) => status === 'planned' && comments === 0;

const STATUSES: readonly PlanStatus[] = ['planned', 'doing', 'done'];

export function PlanRow({ item, isWaiting, changes, owners, onEdit, ...props }: Props) {
  const { onDiscuss, confirmerId } = props;
  const { t } = useTranslation(['plan', 'shared']);
  const nameOf = useNames();
  const texts = useItemTexts()(item);
  const { number, title, driver, area, activityId, owner, status, note, comments } = item;
  const action = `${number} ${title}`;
  const toAction = paths.companyAction({ title: driver, area, activityId });
  const { benefit } = item;
  const isClaim = (benefit.realM ?? benefit.benefit_m) !== null && benefit.confirmed === null;
  const canConfirm = confirmerId !== null && isClaim && owner?.id !== confirmerId;

  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Link to={toAction}>{action}</Link>
        <span className={styles.details}>
          {[nameOf(driver), texts.state, texts.cost].join(' · ')}
        </span>
        {isWaiting && (
          <span className={styles.details}>
            {t('item.statuses.done')} · <Link to={toAction}>{t('scoreAgain.confirm')}</Link>
          </span>
        )}
        {texts.benefit.length > 0 && (
          <span className={styles.details}>{texts.benefit.join(' · ')}</span>
        )}
        {note !== '' && <span className={styles.details}>{note}</span>}
        {onDiscuss && comments > 0 && (
          <span className={styles.comments}>
            <PlainButton
              size="small"
              variant="link"
              icon={commentIcon}
              aria-haspopup="dialog"
              aria-label={t('item.commentsOf', { count: comments, action })}
              onClick={() => onDiscuss(item)}
            >
              {t('item.comments', { count: comments })}
            </PlainButton>
          </span>
        )}
      </span>
      <span className={styles.gain}>
        {texts.planned !== null && (
          <span>
            {texts.planned} <span className={styles.named}>{t('list.globalAverage')}</span>
          </span>
        )}
        {texts.realized !== null && <span className={styles.details}>{texts.realized}</span>}
      </span>
      <OwnerField {...{ item, owners, changes }} />
      <DueField {...{ item, changes }} />
      {changes ? (
        <span className={styles.statuses} role="group" aria-label={t('item.status', { action })}>
          {STATUSES.map((one) => (
            <PlainButton
              key={one}
              size="small"
              variant={one === status ? 'primary' : 'default'}
              aria-pressed={one === status}
              onClick={() => void changes.setStatus(item, one)}
            >
              {t(`item.statuses.${one}`)}
            </PlainButton>
          ))}
        </span>
      ) : (
        <span>{t(`item.statuses.${status}`)}</span>
      )}
      {changes && (
        <MoreMenu
          label={t('shared:actionsFor', { name: action })}
          entries={[
            {
              key: 'edit',
              label: t('item.edit'),
              icon: <PlainIcon icon={editIcon} />,
              onClick: () => onEdit(item),
            },
            ...(onDiscuss
              ? [
                  {
                    key: 'comments',
                    label: t('item.discuss'),
                    icon: <PlainIcon icon={commentIcon} />,
                    onClick: () => onDiscuss(item),
                  },
                ]
              : []),
            ...(canConfirm
              ? [
                  {
                    key: 'confirm',
                    label: t('benefit.confirm'),
                    icon: <PlainIcon icon={checkIcon} />,
                    onClick: () => void changes.confirm(item),
                  },
                ]
              : []),
            ...(isOpenStatus(status)
              ? [
                  {
                    key: 'remove',
                    label: t(isRemovable(item) ? 'item.remove' : 'item.drop'),
                    icon: <PlainIcon icon={deleteIcon} />,
                    danger: true,
                    onClick: () => void changes.remove(item),
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  );
}
