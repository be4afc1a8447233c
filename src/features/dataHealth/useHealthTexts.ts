import { KIND_OF_FIELD, type AnswerFieldName } from '@contract/answer';
import { LEVELS } from '@contract/scoring/scoring';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { HealthItem } from './DataHealth';

/** Returns a function that explains in words why an item is listed. */
export function useHealthTexts() {
  const { t } = useTranslation('dataHealth');
  const { t: tField } = useTranslation('activity');
  const { longDate, number } = useFormats();
  const fieldName = (name: string) => (isField(name) ? tField(`field.${name}`) : name);
  const levelName = (level: string) => {
    const name = LEVELS[Number(level)];
    return name ? tField(`level.${name}`) : level;
  };

  return ({ topic, since, detail }: HealthItem): string => {
    const [first = '', second = '', third = ''] = (detail ?? '').split(/[/>]/);
    const at = since === null ? '' : longDate(since);
    switch (topic) {
      case 'difficulty_contradiction':
        return t('why.difficulty_contradiction', {
          factor: number(Number(first)),
          level: levelName(second),
        });
      case 'cost_contradiction':
        return t('why.cost_contradiction', { larger: fieldName(first), other: fieldName(second) });
      case 'leap':
        return t('why.leap', { before: first, after: second, at });
      case 'one_value':
        return t('why.one_value', { same: first, all: second, state: third, at });
      case 'not_applicable_old':
        return detail === null
          ? t('why.not_applicable_old', { at })
          : t('why.manyNotApplicable', { marked: first, all: second });
      case 'plan_unmet':
        return t('why.plan_unmet', { state: first, aim: second, at });
      case 'disagreement':
        return t('why.disagreement', { lowest: first, highest: second, at });
      case 'missing':
      case 'owner_left':
        return t(`why.${topic}`);
      case 'half_filled':
      case 'stale':
      case 'unproven':
      case 'evidence_expired':
      case 'due_soon':
        return t(`why.${topic}`, { at });
    }
  };
}

const isField = (name: string): name is AnswerFieldName => Object.hasOwn(KIND_OF_FIELD, name);
