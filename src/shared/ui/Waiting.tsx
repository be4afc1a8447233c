import { Card } from 'antd';
import { SkeletonBlock } from './SkeletonBlock';

/** Stands where a page's first card will be. */
export function Waiting() {
  return (
    <Card aria-busy>
      <SkeletonBlock />
    </Card>
  );
}
