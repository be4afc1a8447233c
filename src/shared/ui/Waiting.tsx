import { Card, Skeleton } from 'antd';

/** Stands where a page's first card will be. */
export function Waiting() {
  return (
    <Card aria-busy>
      <Skeleton active />
    </Card>
  );
}
