import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const LIST_VIEWS = ['cards', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** How the person last looked at each list that can be shown in two ways. */
export interface ListViewsState {
  companies: ListView;
  people: ListView;
}

const initialState: ListViewsState = { companies: 'cards', people: 'cards' };

/** The views of the management lists. They are persisted. */
export const listViewsSlice = createSlice({
  name: 'listViews',
  initialState,
  reducers: {
    listViewChosen: (state, { payload }: PayloadAction<Partial<ListViewsState>>) => ({
      ...state,
      ...payload,
    }),
    listViewsRestored: (_, { payload }: PayloadAction<ListViewsState>) => payload,
  },
  selectors: { selectListViews: (state) => state },
});

export const { listViewChosen, listViewsRestored } = listViewsSlice.actions;
export const { selectListViews } = listViewsSlice.selectors;

/** Reads the state that an earlier visit persisted; undefined if it is invalid. */
export function parseListViewsState(stored: unknown): ListViewsState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { companies, people } = stored as Record<string, unknown>;
  const viewOf = (value: unknown) => LIST_VIEWS.find((view) => view === value);
  const [ofCompanies, ofPeople] = [viewOf(companies), viewOf(people)];
  return ofCompanies && ofPeople ? { companies: ofCompanies, people: ofPeople } : undefined;
}
