import { Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Collaborator } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import styles from './PeopleTable.module.css';

interface Props {
  chosen: readonly Collaborator[];
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onChange: (action: 'userRole' | 'resend', people: Collaborator[]) => void;
  onClear: () => void;
}

/** The actions for the selected people; hidden while nobody is selected. */
export function SelectionBar({ chosen, actionsOn, onChange, onClear }: Props) {
  const { t } = useTranslation('collaborators');
  if (chosen.length === 0) return null;
  const whoAllow = (action: CollaboratorAction) =>
    chosen.filter((person) => actionsOn(person).includes(action));
  const [changeable, invited] = [whoAllow('userRole'), whoAllow('resend')];

  return (
    <div role="toolbar" aria-label={t('select.bar')} className={styles.bar}>
      <strong role="status">{t('select.count', { count: chosen.length })}</strong>
      {changeable.length > 0 && (
        <Button onClick={() => onChange('userRole', changeable)}>
          {t('select.role', { count: changeable.length })}
        </Button>
      )}
      {invited.length > 0 && (
        <Button onClick={() => onChange('resend', invited)}>
          {t('select.resend', { count: invited.length })}
        </Button>
      )}
      <Button type="link" onClick={onClear}>
        {t('select.clear')}
      </Button>
    </div>
  );
}
