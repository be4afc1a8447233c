/** Shows what the server has done before the lists tell of it; where it refused, the caller says so. */
export function onceDone<Result>(
  queryFulfilled: Promise<{ data: Result }>,
  show: (result: Result) => void,
): void {
  queryFulfilled.then(
    ({ data }) => show(data),
    () => undefined,
  );
}
