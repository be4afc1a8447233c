const MAX_ATTEMPTS = 60;
const PAUSE_MS = 2_000;

/** Repeats a failed load every two seconds for two minutes, then rejects with the last error. */
export async function retryUntilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attemptsLeft = MAX_ATTEMPTS - 1; ; attemptsLeft--) {
    try {
      return await load();
    } catch (error) {
      if (attemptsLeft === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
