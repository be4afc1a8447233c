// Stands in for the library by which antd makes styles in the browser: all are sheets by now. This is
// what antd's components still ask of it.
import { createContext } from 'react';

export const StyleContext = createContext({});
export const createTheme = () => ({});
export const unit = (length) => (typeof length === 'number' ? `${length}px` : length);
