import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** An icon as antd draws it, and needs nothing of it: the drawing itself is shared with antd's. */
export function PlainIcon({ of: { name, icon } }: { of: IconDefinition }) {
  // Those of one colour are no functions of two.
  if (typeof icon === 'function') return null;
  return (
    <svg
      viewBox={icon.attrs.viewBox}
      width="1em"
      height="1em"
      fill="currentColor"
      focusable="false"
      data-icon={name}
      aria-hidden
    >
      {icon.children?.map(({ attrs: { d } }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
