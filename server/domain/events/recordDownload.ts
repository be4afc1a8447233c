import type { DownloadPayload } from '@contract/events/downloads';
import { can } from '@contract/permissions/permissions';
import type { Clock } from '@server/domain/clock';
import { forbidden } from '@server/domain/errors';
import { actingPerson, type Actor } from '@server/domain/manage/access';
import { createReader, type Reader } from '@server/domain/queries/reader';
import { attemptCounters, countUnlessBlocked } from '@server/domain/signIn/attempts';
import type { Store } from '@server/store/Store';
import { aboutCompany, recordEvent } from './recordEvent';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Records a file that the acting person's browser has made. NOT_FOUND or FORBIDDEN for data that the person may not
 * see. TOO_MANY_ATTEMPTS after 300 files in an hour, so that nobody fills the log.
 */
export async function recordDownload(
  { store, clock }: Deps,
  actor: Actor,
  { contents, company_id, format }: DownloadPayload,
): Promise<void> {
  await store.write(async (tx) => {
    const reader = createReader(tx, await actingPerson(tx, actor));
    const about =
      company_id === undefined
        ? await refuseUnless(reader, contents === 'portfolio' ? 'viewPortfolio' : 'seeEvents')
        : aboutCompany(await reader.company(company_id));
    const now = clock.now();
    await countUnlessBlocked(tx, now, attemptCounters.download(actor.id));
    const event = { kind: 'file_downloaded', ...about, after: { contents, format } } as const;
    await recordEvent(tx, actor, now, event);
  });
}

async function refuseUnless(reader: Reader, action: 'viewPortfolio' | 'seeEvents') {
  const { company } = await reader.affiliation();
  const person = await reader.personWithReach();
  if (!can({ ...person, company_activated: company?.activated ?? true }, action)) throw forbidden();
  return {};
}
