import { createContext } from 'react';

/** What is wrong with which field of the form around, by the field's name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});
