/** Estimates for the first run of a checkout. */
const FIRST_RUN = { tests: 7600, seconds: 160 };

/** @param {number} seconds */
function duration(seconds) {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
}

/**
 * What a run says at its start. `counts`: the numbers of tests of the selected files that ran before. `seconds`: Jest's
 * estimate, which only contains the files that ran before; 0 without one. A sum over some of the files would promise
 * too little, so it is used only if all of them are known.
 * @param {{ counts: readonly number[], files: number, seconds: number, isWhole: boolean }} run
 */
function announcement({ counts, files, seconds, isWhole }) {
  const known = counts.reduce((sum, count) => sum + count, 0);
  const isComplete = counts.length === files;
  const first = isWhole && counts.length <= files ? FIRST_RUN : { tests: 0, seconds: 0 };
  const estimate = isComplete
    ? { tests: known, seconds: seconds || first.seconds }
    : { tests: first.tests, seconds: first.seconds && Math.max(first.seconds, seconds) };
  const fileCount = files === 1 ? '1 file' : `${files} files`;
  const size = estimate.tests > 0 ? `${estimate.tests} tests in ${fileCount}` : fileCount;
  return [size, ...(estimate.seconds > 0 ? [`about ${duration(estimate.seconds)}`] : [])].join(
    ', ',
  );
}

module.exports = { announcement };
