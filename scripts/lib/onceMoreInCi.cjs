/* global jest */
// A machine that is busy elsewhere can make one story of thousands late. In CI such a one is told
// again, once, and what went wrong the first time is printed all the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
