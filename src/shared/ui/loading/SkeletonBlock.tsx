import { Skeleton, type SkeletonProps } from 'antd';

/** antd's skeleton, hidden from screen readers because its title is an empty heading. */
export function SkeletonBlock(props: SkeletonProps) {
  return (
    <div aria-hidden>
      <Skeleton active {...props} />
    </div>
  );
}
