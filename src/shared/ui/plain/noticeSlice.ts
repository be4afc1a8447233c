import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A success message that stays visible when the page changes; null if there is none. */
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
