import { FEATURES } from '@contract/features';
import { GetDriversDocument } from '../generated/operations';
import { sendQuery } from './queryClient';
import { sendRest } from './restClient';

const { signal } = new AbortController();

/** Answers every request with this response; returns the list of requests. */
function mockReply(body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    requests.push({ url: url instanceof Request ? url.url : new URL(url).pathname, init });
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  return requests;
}

const textOf = ({ body }: RequestInit) => (typeof body === 'string' ? body : '');

describe('the client of the query endpoint', () => {
  const request = { document: GetDriversDocument, variables: { company_id: 'c' } };

  it('posts query and variables as JSON with cookies, and unwraps the data (§7.1)', async () => {
    const [asked, reply] = [
      mockReply({ data: { drivers: [], planDue: null, roundsDue: null, noticeCount: null } }),
      await sendQuery(request, signal, FEATURES),
    ];
    expect(reply).toEqual({
      data: { drivers: [], planDue: null, roundsDue: null, noticeCount: null, weakestPoint: null },
    });
    expect(asked).toHaveLength(1);
    const [{ url, init } = { url: '', init: {} }] = asked;
    expect([url, init.method, init.credentials]).toEqual(['/graphql', 'POST', 'include']);
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
    expect(JSON.parse(textOf(init))).toMatchObject({
      query: expect.stringContaining('drivers(company_id:$company_id)') as string,
      variables: { company_id: 'c' },
    });
  });

  it('treats a reply without data as an error', async () => {
    mockReply({});
    expect((await sendQuery(request, signal, FEATURES)).error).toMatchObject({ status: 0 });
  });
});

describe('the client of the site root', () => {
  it('sends cookies and JSON (§7.2)', async () => {
    const asked = mockReply({ message: 'Sent' });
    const body = { email: 'a@b.c' };
    await sendRest({ method: 'POST', path: '/auth/forgot-password', body }, signal, []);
    const [{ url, init } = { url: '', init: {} }] = asked;
    expect([url, init.credentials]).toEqual(['/auth/forgot-password', 'include']);
    const headers = new Headers(init.headers);
    expect([headers.get('accept'), headers.get('content-type')]).toEqual([
      'application/json',
      'application/json',
    ]);
    expect(JSON.parse(textOf(init))).toEqual(body);
  });

  it('sends form data unchanged', async () => {
    const asked = mockReply({ data: null });
    const body = new FormData();
    await sendRest({ method: 'POST', path: '/user/autosave', body }, signal, []);
    expect(asked[0]?.init.body).toBe(body);
    expect(new Headers(asked[0]?.init.headers).has('content-type')).toBe(false);
  });
});
