import type { ReactNode } from 'react';

/**
 * The property `labelRender` of antd's Select: the chosen label in an element of its own. When a browser has translated
 * the page, React changes such a text, and not one that antd renders beside other nodes.
 */
export const labelInElement = ({ label }: { label?: ReactNode }) => <span>{label}</span>;
