import type { IconDefinition } from '@ant-design/icons-svg/es/types';

interface Props {
  icon: IconDefinition;
  /** Set by antd's menus. */
  className?: string;
}

/** Renders an icon of antd without antd's scripts. */
export function PlainIcon({ icon: { name, icon }, className }: Props) {
  // Only two-color icons are functions.
  if (typeof icon === 'function') return null;
  return (
    <svg
      viewBox={icon.attrs.viewBox}
      className={className}
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
