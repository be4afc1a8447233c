import { useContext } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MoneyUnit } from './MoneyUnit';
import { formatMillions, type MillionsFormat } from './formatMillions';

const cache = new Map<string, MillionsFormat>();

/** Writes the amounts of the shown company in the active language. */
export function useMoney(): MillionsFormat {
  const { language } = useTranslation('shared');
  const moneyUnit = useContext(MoneyUnit);
  const key = `${language} ${moneyUnit}`;
  const format = cache.get(key) ?? formatMillions(language, moneyUnit);
  cache.set(key, format);
  return format;
}
