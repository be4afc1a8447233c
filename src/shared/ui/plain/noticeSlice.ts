import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is said over whatever page comes next, antd's or not; null for nothing. */
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
