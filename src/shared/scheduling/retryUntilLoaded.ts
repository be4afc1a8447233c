const TRIES = 60;
const PAUSE_MS = 2_000;

/** Asks again where the line failed; for two minutes, then the last failure is the answer. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await load();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
