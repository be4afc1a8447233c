/** Long enough for a line that has just changed networks, too short to wonder about. */
const PAUSE_MS = 400;

/** The loader, which loads a second time where the first one fails. */
export function withRetry<Id>(load: (id: Id) => Promise<unknown>): (id: Id) => Promise<unknown> {
  return (id) =>
    load(id).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return load(id);
    });
}
