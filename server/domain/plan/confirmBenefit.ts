import { dayOf } from '@contract/days';
import type { PlanItemDto } from '@contract/priorities/planPayloads';
import type { Store } from '@server/store/Store';
import type { Clock } from '../clock';
import { badInput, forbidden, notFound, notFoundAs } from '../errors';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import { knownActivity } from '../figures/model';
import { companyFor, type Actor } from '../manage/access';
import { createReader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { revisionConflict } from './conflicts';
import { toPlanItems } from './planItems';

/**
 * Confirms the benefit of a plan item. FORBIDDEN for its owner and for whoever set the benefit last, so that nobody
 * confirms a figure of their own. Confirming it again changes nothing.
 */
export function confirmBenefit(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  id: string,
  fields: () => { revision: number },
): Promise<PlanItemDto> {
  return writeWithRetries(store, async (tx) => {
    const found = await tx.get('plan_items', id);
    if (!found) throw notFound('plan item');
    const { person, company } = await companyFor(
      tx,
      actor,
      'confirmBenefit',
      found.company_id,
    ).catch(notFoundAs('plan item'));
    const item = await tx.getForUpdate('plan_items', id);
    if (!item) throw notFound('plan item');
    const reader = createReader(tx, person, actor.language);
    const { revision } = fields();
    if (revision !== item.revision) throw await revisionConflict(reader, item);
    const amount = item.benefit_real_m ?? item.benefit_m ?? null;
    if (amount === null) throw badInput('Enter a benefit before it is confirmed.');
    if (actor.id === item.owner_id || actor.id === item.benefit_by) {
      throw forbidden('Somebody other than the owner and the author of a benefit confirms it.');
    }

    let confirmed = item;
    if ((item.confirmed_on ?? null) === null) {
      const now = clock.now();
      confirmed = {
        ...item,
        confirmed_by: actor.id,
        confirmed_on: dayOf(now),
        revision: item.revision + 1,
      };
      await tx.update('plan_items', id, confirmed);
      const action = knownActivity(await reader.model(), item.activity_id).name;
      const after = { action, benefit_m: amount, benefit_kind: item.benefit_kind ?? null };
      await recordEvent(tx, actor, now, {
        ...{ kind: 'benefit_confirmed', ...aboutCompany(company), after },
      });
    }
    const [dto] = await toPlanItems(reader, item.company_id, [confirmed]);
    if (!dto) throw new Error(`The plan item ${id} has no figures`);
    return dto;
  });
}
