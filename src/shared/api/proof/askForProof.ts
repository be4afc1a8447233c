import type { ProofRequired } from '@contract/signIn/secondFactorPayloads';
import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from '../events';
import { proofCanceled, proofGiven, proofRequested, type RequestedProof } from './proofSlice';

type Dispatch = (action: UnknownAction) => unknown;

/**
 * Asks for a proof in a dialog over the page. Resolves with whether it was given. Calls that ask while the dialog
 * is open share it.
 */
export function askForProof(
  dispatch: Dispatch,
  methods: ProofRequired['methods'],
  purpose: RequestedProof['purpose'],
): Promise<boolean> {
  return new Promise((resolve) => {
    dispatch(
      addListener({
        matcher: isAnyOf(proofGiven, proofCanceled, sessionExpired, signedOut),
        effect: (action, { unsubscribe }) => {
          unsubscribe();
          resolve(proofGiven.match(action));
        },
      }),
    );
    dispatch(proofRequested({ methods, purpose }));
  });
}
