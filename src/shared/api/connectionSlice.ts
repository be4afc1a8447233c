import {
  createSlice,
  isFulfilled,
  isRejectedWithValue,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isWithoutReply } from './errors/ApiError';

/** Whether the last request to end got no reply from the server. */
export interface ConnectionState {
  isLost: boolean;
}

const initialState: ConnectionState = { isLost: false };

const isLoss = (action: UnknownAction) =>
  isRejectedWithValue(action) && isWithoutReply(action.payload);

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isFulfilled, (state) => {
      state.isLost = false;
    });
    builder.addMatcher(isLoss, (state) => {
      state.isLost = true;
    });
  },
  selectors: { selectConnectionLost: ({ isLost }) => isLost },
});

export const { selectConnectionLost } = connectionSlice.selectors;
