import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The message to show over the next page; null for none. */
export interface NoticeState {
  text: string | null;
}

const initialState: NoticeState = { text: null };

export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  reducers: {
    noticeShown: (_, action: PayloadAction<string>) => ({ text: action.payload }),
    noticeHidden: () => initialState,
  },
  selectors: { selectNotice: (state) => state.text },
});

export const { noticeShown, noticeHidden } = noticeSlice.actions;
export const { selectNotice } = noticeSlice.selectors;
