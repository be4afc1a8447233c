import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { SAME_PAGE } from './samePage';
import { usePresentLocation } from './usePresentLocation';
import { readUrl, writeUrl, type UrlParams, type UrlValues } from './urlParams';

/** Values that are kept when the page unmounts, such as those of a persisted slice. */
interface Remembered<Values> {
  values: Partial<Values>;
  remember: (changed: Partial<Values>) => void;
}

/**
 * Page state that is stored in the URL, so that links, Back and reloading restore it. If the URL does not contain
 * a value, the remembered value is used and added to the URL. If there is none, the initial value is used.
 *
 * `params` must not change between renders. Components that use the same parameters stay in sync through the URL.
 * A change replaces the current history entry; with `{ push: true }` it adds an entry.
 */
export function useUrlState<Params extends UrlParams>(
  params: Params,
  remembered?: Remembered<UrlValues<Params>>,
) {
  type Values = UrlValues<Params>;
  const location = useLocation();
  const navigate = useNavigate();
  const presentLocation = usePresentLocation();
  const { search } = location;
  const inAddress = useMemo(() => readUrl(params, search), [params, search]);
  // The router renders a new URL as a transition. `chosen` overrides the old URL until then, so that a control
  // shows the user's choice in the next frame.
  const [chosen, setChosen] = useState<Partial<Values>>({});
  const [lastSearch, setLastSearch] = useState(search);
  if (lastSearch !== search) {
    setLastSearch(search);
    setChosen({});
  }
  const pending = useRef<Partial<Values>>({});
  const latest = useRef({ location, remembered });
  const values = {
    ...initialValues(params),
    ...remembered?.values,
    ...inAddress,
    ...chosen,
  } as Values;

  useEffect(() => {
    latest.current = { location, remembered };
  });

  useEffect(() => {
    pending.current = {};
    const { location: current, remembered: known } = latest.current;
    if (!known) return;
    const unknown = Object.entries(inAddress).filter(
      ([name, value]) =>
        name in known.values &&
        format(params, name, value) !== format(params, name, known.values[name]),
    );
    if (unknown.length > 0) known.remember(Object.fromEntries(unknown) as Partial<Values>);
    const missing = Object.fromEntries(
      Object.entries(known.values).filter(([name]) => !(name in inAddress)),
    ) as Partial<Values>;
    const completed = writeUrl(params, missing, search);
    if (completed !== writeUrl(params, {}, search)) {
      void navigate(
        { search: completed, hash: current.hash },
        { replace: true, state: current.state as unknown },
      );
    }
  }, [inAddress, navigate, params, search]);

  const change = useCallback(
    (changed: Partial<Values>, { push = false } = {}) => {
      const { location: rendered, remembered: known } = latest.current;
      const current = presentLocation();
      known?.remember(changed);
      // A change after a pause, such as a search, must not lead back to a page that the person has left.
      if (current.pathname !== rendered.pathname) return;
      pending.current = { ...pending.current, ...changed };
      setChosen(pending.current);
      const options: NavigateOptions = push
        ? { state: SAME_PAGE }
        : { replace: true, state: current.state as unknown };
      const next = { ...readUrl(params, current.search), ...pending.current };
      void navigate({ search: writeUrl(params, next, current.search) }, options);
    },
    [navigate, params, presentLocation],
  );

  return [values, change] as const;
}

const format = (params: UrlParams, name: string, value: unknown) =>
  value === undefined ? undefined : params[name]?.format(value);

function initialValues<Params extends UrlParams>(params: Params): Partial<UrlValues<Params>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, { initial }]) =>
      initial === undefined ? [] : [[name, initial as unknown]],
    ),
  ) as Partial<UrlValues<Params>>;
}
