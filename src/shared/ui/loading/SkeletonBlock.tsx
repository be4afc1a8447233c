import { Skeleton, type SkeletonProps } from 'antd';

/** The shape of what is loading, for eyes alone: antd makes its title an empty heading. */
export function SkeletonBlock(props: SkeletonProps) {
  return (
    <div aria-hidden>
      <Skeleton active {...props} />
    </div>
  );
}
