import { useCallback } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { sharedMessages } from './messages.en';

type OwnName = keyof typeof sharedMessages.names;

const isOwn = (name: string): name is OwnName => Object.hasOwn(sharedMessages.names, name);

/**
 * Names of drivers and impact areas in the person's language. The wire, addresses and the cache hold
 * the English ones; any other name is somebody else's, and stays.
 */
export function useNames(): (name: string) => string {
  const { t } = useTranslation('shared');
  return useCallback((name) => (isOwn(name) ? t(`names.${name}`) : name), [t]);
}
