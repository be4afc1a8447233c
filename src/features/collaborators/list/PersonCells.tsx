import { useTranslation } from '@/shared/i18n/useTranslation';
import { PersonAvatar } from '@/shared/ui/data/PersonAvatar';
import styles from '@/shared/ui/list/listTable.module.css';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { Collaborator } from '../Collaborator';

/** A person's name, company and roles as cells of a table row. */
export function PersonCells({ person }: { person: Collaborator }) {
  const { t } = useTranslation(['collaborators', 'shared']);
  return (
    <>
      <th scope="row" role="rowheader" className={styles.name}>
        <PersonAvatar picture={person.image} name={person.name} size={SIZES.avatar} />
        <span>{person.name}</span>
      </th>
      <td role="cell" data-label={t('column.company')}>
        {person.companyName}
      </td>
      <td role="cell" data-label={t('column.companyRole')}>
        {t(`shared:role.${person.companyRole}`)}
      </td>
      <td role="cell" data-label={t('column.workspaceRole')}>
        {t(`shared:role.${person.workspaceRole}`)}
      </td>
    </>
  );
}
