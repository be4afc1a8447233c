import { Card } from '../card/Card';
import { TextSkeleton } from './Skeleton';

/** A placeholder for a page's first card while its data loads. */
export function LoadingCard() {
  return (
    <div aria-busy>
      <Card>
        <TextSkeleton />
      </Card>
    </div>
  );
}
