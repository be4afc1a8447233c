import { Card, Flex } from 'antd';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';

const CARDS = 3;
const ROWS = 5;

/** The shape of the cards while they are loading. */
export function WorkspaceCardsSkeleton() {
  return (
    <Flex vertical gap="middle" aria-busy>
      {Array.from({ length: CARDS }, (_, index) => (
        <Card key={index} title={<SkeletonBlock title={{ width: '30%' }} paragraph={false} />}>
          <SkeletonBlock title={{ width: '20%' }} paragraph={{ rows: ROWS }} />
        </Card>
      ))}
    </Flex>
  );
}
