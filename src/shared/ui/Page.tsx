import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';

interface Props {
  title: string;
  /** Beside the title: buttons, a menu. */
  extra?: ReactNode;
  /** Keeps the heading for screen readers where the page's first card speaks for itself. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** Every page's frame: one heading, also in the browser's title bar, and its contents. */
export function Page({ title, extra, hideTitle = false, children }: Props) {
  useDocumentTitle(title);
  const heading = useFocusAfterNavigation<HTMLHeadingElement>();

  return (
    <Flex vertical gap="middle" className={styles.page}>
      <Flex
        justify="space-between"
        align="center"
        gap="middle"
        wrap
        className={hideTitle ? styles.hidden : undefined}
      >
        <Typography.Title ref={heading} level={1} tabIndex={-1} className={styles.title}>
          {title}
        </Typography.Title>
        {extra}
      </Flex>
      {children}
    </Flex>
  );
}
