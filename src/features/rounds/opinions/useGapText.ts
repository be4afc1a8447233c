import type { PartyGap } from '@contract/rounds/partyGaps';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Returns a function that says how far two parties are apart, and which of them is the higher one. */
export function useGapText() {
  const { t } = useTranslation('rounds');
  const { oneDecimal } = useFormats();
  return ({ party, other, gap }: PartyGap & { gap: number }) => {
    const [high, low] = gap < 0 ? [other, party] : [party, other];
    const distance = oneDecimal(Math.abs(gap));
    const key = distance === oneDecimal(0) ? 'opinions.noGap' : 'opinions.gap';
    return { high, text: t(key, { high, low, gap: distance }) };
  };
}

/** The gaps that are known, because the parties have enough actions in common. */
export const knownGaps = (gaps: readonly PartyGap[]) =>
  gaps.flatMap((one) => (one.gap === null ? [] : { ...one, gap: one.gap }));
