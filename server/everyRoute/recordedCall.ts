import type { EventRow } from '@server/store/tables';
import type { TestClient, Reply } from '@server/testing/client';
import type { TestServer } from '@server/testing/startTestServer';

type Act = () => Promise<Reply>;

/** A call that changes something, and the event that it leaves in the activity log. */
export interface RecordedCall {
  route: string;
  what?: string;
  /** Brings the server to the state in which the call makes its change, on a server that confirms addresses. */
  prepare: (server: TestServer) => Promise<Act>;
  event: Partial<EventRow>;
  /** The number of changes if the call is sent twice at the same time. */
  changesOfTwoCalls: 1 | 2;
}

/** Prepares a call of a signed-in person. */
export const as =
  (id: string, act: (client: TestClient) => Promise<Reply>) => async (server: TestServer) => {
    const client = await server.as(id);
    return () => act(client);
  };

/** The event's columns about a person of the small fixtures. */
export const about = (id: string, company_id = 'acorn') => ({
  subject_type: 'person' as const,
  subject_id: id,
  subject_name: `Person ${id}`,
  company_id,
});
