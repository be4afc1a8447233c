import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { NOW, weekWithYear, type MovementChoice } from '../choice/movementChoice';

/** The names of a choice in the person's language: moments as parts of a sentence, and by themselves. */
export function useChoiceNames({ driver, from, to, names = {} }: MovementChoice) {
  const { t, language } = useTranslation('movement');
  const nameOf = useNames();
  const inSentence = (moment: string) =>
    moment === NOW
      ? t('moment.now')
      : (names[moment] ?? t('moment.week', { week: weekWithYear(moment, language) }));
  const alone = (moment: string) =>
    moment === NOW ? t('moment.now') : (names[moment] ?? weekWithYear(moment, language));
  return {
    driver: nameOf(driver),
    from: inSentence(from),
    to: inSentence(to),
    fromName: alone(from),
    toName: alone(to),
  };
}
