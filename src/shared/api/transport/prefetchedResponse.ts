type AskedAhead = Record<string, Promise<Response> | undefined>;

/** The answer to what the page itself asked before there was a script; for the first who wants it. */
export function answerAskedAhead(url: string, init: RequestInit): Promise<Response> | undefined {
  const asked = (window as { askedAhead?: AskedAhead }).askedAhead;
  if (init.method !== 'GET' || !asked) return undefined;
  const answer = asked[url];
  delete asked[url];
  return answer;
}
