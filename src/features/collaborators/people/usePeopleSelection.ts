import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The ids of the selected people of a table. */
export function usePeopleSelection() {
  const [selected, setSelected] = useState(NONE);
  return {
    selected,
    select(ids: readonly string[], isSelected: boolean) {
      const next = new Set(selected);
      ids.forEach((id) => (isSelected ? next.add(id) : next.delete(id)));
      setSelected(next);
    },
    clear: () => setSelected(NONE),
  };
}
