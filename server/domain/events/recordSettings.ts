import type { EventKind } from '@contract/events/events';
import type { Clock } from '@server/domain/clock';
import { writeWithRetries } from '@server/domain/writeWithRetries';
import type { Store } from '@server/store/Store';
import { changedValues, recordEvent } from './recordEvent';

interface Deps {
  store: Store;
  clock: Clock;
}

/** The operator's settings by their names, without secrets. A setting with its default is absent. */
export interface RecordedSettings {
  settings: Record<string, string>;
  signOn: Record<string, string>;
}

const KIND_OF = {
  settings: 'settings_changed',
  signOn: 'sign_on_changed',
} as const satisfies Record<keyof RecordedSettings, EventKind>;
const GROUPS = Object.keys(KIND_OF) as (keyof RecordedSettings)[];

/** Records the settings that differ from those of the latest start on this database. */
export async function recordSettings(deps: Deps, settings: RecordedSettings): Promise<void> {
  for (const group of GROUPS) await recordGroup(deps, group, settings[group]);
}

function recordGroup(
  { store, clock }: Deps,
  group: keyof RecordedSettings,
  settings: Record<string, string>,
): Promise<void> {
  return writeWithRetries(store, async (tx) => {
    const row = await tx.getForUpdate('recorded_settings', group);
    const former = row?.given ?? {};
    const names = Object.keys({ ...former, ...settings });
    const unset = Object.fromEntries(names.map((name) => [name, null]));
    const changes = changedValues({ ...unset, ...former }, { ...unset, ...settings });
    if (!changes) return;

    const now = clock.now();
    const event = { kind: KIND_OF[group], companyId: null, ...changes };
    await recordEvent(tx, null, now, event);
    const values = { given: settings, recorded_at: now.toISOString() };
    if (row) await tx.update('recorded_settings', group, values);
    else await tx.insert('recorded_settings', { id: group, ...values });
  });
}
