import { useTranslation } from '@/shared/i18n/useTranslation';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { PersonAvatar } from '@/shared/ui/data/PersonAvatar';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { Collaborator } from '../Collaborator';
import styles from './CollaboratorCard.module.css';
import type { CollaboratorAction } from '../collaboratorActions';
import { CollaboratorMenu } from './CollaboratorMenu';
import { PendingBadge } from './PendingBadge';

interface Props {
  collaborator: Collaborator;
  /** The actions that the user may perform on this person. */
  actions: readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction) => void;
}

/** The card of a person with their role in the company. */
export function CollaboratorCard({ collaborator, actions, onAction }: Props) {
  const { t } = useTranslation('shared');
  const { name, email, image, companyRole, activated, invitationExpires } = collaborator;

  return (
    <div className={styles.card}>
      <PersonAvatar picture={image} name={name} size={SIZES.cardPicture} />
      <div className={styles.text}>
        <strong>{name}</strong>
        <span>{t(`role.${companyRole}`)}</span>
      </div>
      <CollaboratorMenu collaborator={collaborator} actions={actions} onAction={onAction} />
      <div className={styles.below}>
        {activated ? (
          <EllipsisText variant="secondary">{email}</EllipsisText>
        ) : (
          <PendingBadge expires={invitationExpires} />
        )}
      </div>
    </div>
  );
}
