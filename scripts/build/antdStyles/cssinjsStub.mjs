// Replaces @ant-design/cssinjs in the browser bundle. The style sheets are built ahead of time, so
// antd's components need only these exports, and none of them may generate styles.
import { createContext } from 'react';

export const StyleContext = createContext({});
export const createTheme = () => ({});

/** @param {number | string} length a number is in px */
export const unit = (length) => (typeof length === 'number' ? `${length}px` : length);

/** antd derives all tokens from the theme only while the style sheets are built. */
export const getComputedToken = () => {
  throw new Error('antd tokens are computed at build time');
};
