import { createContext } from 'react';

/** Opens the form to report an error; null for guests, who cannot send one. */
export const ReportErrorContext = createContext<(() => void) | null>(null);
