import { useCallback } from 'react';
import { useMessages } from './useTranslation';

/**
 * Translates the names of drivers, sub-drivers and impact areas, which are English on the wire, in addresses and in
 * the cache. Any other name was entered by someone and is returned unchanged.
 */
export function useNames(): (name: string) => string {
  const names = useMessages('names');
  return useCallback((name) => (Object.hasOwn(names, name) ? String(names[name]) : name), [names]);
}
