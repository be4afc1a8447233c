import type { ProofRequired } from '@contract/signIn/secondFactorPayloads';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from '../events';

/** A proof of the person's identity that calls wait for. */
export interface RequestedProof extends ProofRequired {
  /** Whether the proof renews the session's proof or completes a sign-in over the page. */
  purpose: 'prove' | 'signIn';
}

/** The proof that the app asks for now; null if there is none. One proof settles every waiting call. */
export const proofSlice = createSlice({
  name: 'proof',
  initialState: null as RequestedProof | null,
  reducers: {
    proofRequested: (current, { payload }: PayloadAction<RequestedProof>) => current ?? payload,
    proofGiven: () => null,
    proofCanceled: () => null,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, (current) => (current?.purpose === 'prove' ? null : current));
    builder.addCase(signedOut, () => null);
  },
  selectors: { selectRequestedProof: (proof) => proof },
});

export const { proofRequested, proofGiven, proofCanceled } = proofSlice.actions;
export const { selectRequestedProof } = proofSlice.selectors;
