import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Company } from '../Company';
import { CompanyLogo } from '../CompanyLogo';
import styles from './CompanyRow.module.css';

interface Props {
  company: Pick<Company, 'name' | 'logo'>;
  menu?: ReactNode;
}

/** A company as one line of a list. */
export function CompanyRow({ company: { name, logo }, menu }: Props) {
  return (
    <Flex align="center" gap="small" className={styles.row ?? ''}>
      <CompanyLogo logo={logo} />
      <Typography.Text ellipsis={{ tooltip: true }} className={styles.name ?? ''}>
        {name}
      </Typography.Text>
      {menu}
    </Flex>
  );
}
