import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { ProcessIndex, ProcessIndexCard, ShortcutsButton } from '@/features/activity';
import { HelpLink } from '@/features/help';
import { SideColumn } from '@/shared/ui/layout/SideColumn';
import { useIsExtraWide, useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { Page } from '@/shared/ui/page/Page';

interface Props {
  title: string;
  index: ComponentProps<typeof ProcessIndex>;
  side: ReactNode;
  /** Renders the form; on phones it has the page's buttons in its own header. */
  children: (tools: ReactNode) => ReactNode;
}

/** The page of an action form. The process index is a drawer, or a column of its own on the widest screens. */
export function ActionFrame({ title, index, side, children }: Props) {
  const isSmall = useIsSmall();
  const hasIndex = useIsExtraWide();
  const buttons = (
    <>
      <HelpLink article="action-form" />
      <ShortcutsButton />
      {!hasIndex && <ProcessIndex {...index} isCompact={isSmall} />}
    </>
  );
  return (
    <Page
      title={title}
      hideTitle={isSmall}
      extra={isSmall ? null : <Flex gap="small">{buttons}</Flex>}
    >
      <SideColumn side={side} {...(hasIndex && { end: <ProcessIndexCard {...index} /> })}>
        {children(isSmall ? buttons : null)}
      </SideColumn>
    </Page>
  );
}
