import { useCallback } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { sharedMessages } from './messages.en';

type OwnName = keyof typeof sharedMessages.names;

const isOwn = (name: string): name is OwnName => Object.hasOwn(sharedMessages.names, name);

/**
 * Translates the names of drivers and impact areas, which are English on the wire, in addresses and
 * in the cache. Any other name was entered by someone and is returned unchanged.
 */
export function useNames(): (name: string) => string {
  const { t } = useTranslation('shared');
  return useCallback((name) => (isOwn(name) ? t(`names.${name}`) : name), [t]);
}
