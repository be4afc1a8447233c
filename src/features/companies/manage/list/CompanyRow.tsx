import type { ReactNode } from 'react';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import type { Company } from '../../Company';
import { CompanyLogo } from '../../CompanyLogo';
import styles from './CompanyRow.module.css';

interface Props {
  company: Pick<Company, 'name' | 'logo'>;
  menu?: ReactNode;
}

/** A company as one line of a list. */
export function CompanyRow({ company: { name, logo }, menu }: Props) {
  return (
    <div className={styles.row}>
      <CompanyLogo logo={logo} name={name} />
      <div className={styles.name}>
        <EllipsisText>{name}</EllipsisText>
      </div>
      {menu}
    </div>
  );
}
