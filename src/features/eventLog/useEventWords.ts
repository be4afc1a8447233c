import { isEventKind } from '@contract/events/events';
import { parseReach } from '@contract/permissions/reach';
import { ROLES } from '@contract/permissions/roles';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { EventChange, LoggedEvent, Named } from './LoggedEvent';
import { eventLogMessages } from './messages.en';

type FieldName = keyof typeof eventLogMessages.field;

const isField = (name: string): name is FieldName => name in eventLogMessages.field;

type ValueTexts = typeof eventLogMessages.value;
type ValueKey = {
  [Field in keyof ValueTexts]: `value.${Field}.${keyof ValueTexts[Field] & string}`;
}[keyof ValueTexts];

const VALUE_KEYS = new Set(
  Object.entries(eventLogMessages.value).flatMap(([field, texts]) =>
    Object.keys(texts).map((value) => `value.${field}.${value}`),
  ),
);
const isValueKey = (key: string): key is ValueKey => VALUE_KEYS.has(key);

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);
const DAYS: readonly string[] = ['as_of', 'opens_on', 'due_on', 'ends_on', 'expires_on'];
/** Fields whose values mean nothing to a person, such as the address of a picture. */
const WITHOUT_VALUES: readonly string[] = ['logo', 'picture'];

/** The texts of events in the active language. What people entered is unchanged. */
export function useEventWords() {
  const { t } = useTranslation(['eventLog', 'shared']);
  const { shortDay } = useFormats();

  function valueOf(field: string, value: string): string {
    const role = field.endsWith('role') ? ROLES.find((one) => one === value) : undefined;
    if (role) return t(`shared:role.${role}`);
    const reach = field === 'administrators_reach' ? parseReach(value) : undefined;
    if (reach) return t(`reach.${reach}`);
    if (field === 'digest') return t(value === 'true' ? 'yes' : 'no');
    const key = `value.${field}.${value}`;
    if (isValueKey(key)) return t(key);
    if (DAYS.includes(field) && isDay(value)) return shortDay(value);
    return value;
  }

  function changeOf({ field, before, after }: EventChange): string {
    const name = isField(field) ? t(`field.${field}`) : field;
    if (WITHOUT_VALUES.includes(field)) return name;
    const values = [before, after].map((value) => (value === null ? '–' : valueOf(field, value)));
    // Most events of a kind have no former value, such as the number of attempts.
    const shown = before === null ? values.slice(1) : values;
    return `${name}: ${shown.join(' → ')}`;
  }

  const nameOf = ({ name }: Named) => name ?? t('formerMember');

  return {
    kindOf: (kind: string) => (isEventKind(kind) ? t(`kind.${kind}`) : kind),
    /** Without a value that the subject's name is already, such as the address of an unknown account. */
    changesOf: ({ changes, subject }: LoggedEvent) =>
      changes
        .filter(({ before, after }) => before !== null || after !== subject?.name)
        .map(changeOf),
    /** The name of the acting person, or who else acted. */
    actorOf: ({ actor, address }: LoggedEvent) =>
      actor ? nameOf(actor) : t(address === null ? 'actor.system' : 'actor.guest'),
    subjectOf: ({ subject }: LoggedEvent) => (subject ? nameOf(subject) : ''),
    /** The company and the workspace of an event. */
    placeOf: ({ companyName, workspaceName }: LoggedEvent) =>
      [companyName, workspaceName].filter((name) => name !== null).join(' · '),
  };
}

export type EventWords = ReturnType<typeof useEventWords>;
