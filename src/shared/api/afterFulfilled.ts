/** Calls `callback` with the result of a mutation. Ignores a failure, which the caller reports. */
export function afterFulfilled<Result>(
  queryFulfilled: Promise<{ data: Result }>,
  callback: (result: Result) => void,
): void {
  queryFulfilled.then(
    ({ data }) => callback(data),
    () => undefined,
  );
}
