import { readConfig } from './config';
import { verifyAllReviews, type BrokenReview } from './domain/reviews/verifyAll';
import { openStore } from './openStore';
import { printLine } from './run';

const PROBLEMS: Record<BrokenReview['problem'], string> = {
  content: 'its content does not have its digest',
  columns: 'its columns differ from its signed content',
  chain: 'the review before it is missing or has another digest',
  digest: 'its digest is not among those of signed reviews',
};

/** `npm run verify-reviews`: computes the digest of every signed review again. Exits with 1 if one differs. */
async function verifyReviews(): Promise<void> {
  const store = await openStore(readConfig(process.env), { lockWaitMs: 0 });
  try {
    const { checked, broken } = await verifyAllReviews(store);
    for (const { id, name, problem } of broken) printLine(`${name} (${id}): ${PROBLEMS[problem]}`);
    printLine(
      broken.length === 0
        ? `All ${String(checked)} signed reviews are as they were signed.`
        : `${String(broken.length)} problems in ${String(checked)} signed reviews.`,
    );
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

verifyReviews().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
