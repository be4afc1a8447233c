import { createContext } from 'react';

/** Opens the report of an error; null where nobody is signed in to send one. */
export const ReportErrorContext = createContext<(() => void) | null>(null);
