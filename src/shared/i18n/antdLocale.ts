import type { Locale } from 'antd/es/locale';
import { createContext, useContext } from 'react';

/** antd's own messages in the active language; undefined for English, which antd contains. */
export const AntdLocaleContext = createContext<Locale | undefined>(undefined);

export const useAntdLocale = () => useContext(AntdLocaleContext);
