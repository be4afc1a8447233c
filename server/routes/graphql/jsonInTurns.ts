import type { Turns } from './turns';

/** How many items of a list are converted at once. */
const ITEMS = 50;

/** The JSON of a query's data. That of a long list is made in turns. */
export async function jsonInTurns(data: unknown, turns: Turns): Promise<string> {
  const parts: string[] = [];
  await addJson(data, parts, turns);
  return parts.join('');
}

async function addJson(value: unknown, parts: string[], turns: Turns): Promise<void> {
  if (Array.isArray(value)) {
    // The items of a list have the same fields.
    const hasLists = containsList(value.find((item) => item !== null));
    const step = hasLists ? 1 : ITEMS;
    parts.push('[');
    for (let from = 0; from < value.length; from += step) {
      if (from > 0) parts.push(',');
      if (hasLists) await addJson(value[from], parts, turns);
      else parts.push(JSON.stringify(value.slice(from, from + step)).slice(1, -1));
      if (from % ITEMS === 0) await turns.next();
    }
    parts.push(']');
  } else if (containsList(value)) {
    parts.push('{');
    for (const [index, [name, inner]] of Object.entries(value).entries()) {
      parts.push(index > 0 ? ',' : '', JSON.stringify(name), ':');
      await addJson(inner, parts, turns);
    }
    parts.push('}');
  } else parts.push(JSON.stringify(value));
}

const containsList = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((inner) => Array.isArray(inner) || containsList(inner));
