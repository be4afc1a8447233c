import type { ProofMethod, ProofRequired } from '@contract/signIn/secondFactorPayloads';
import { array, object, parseAs, type Shape } from '../transport/shapes';
import * as v from 'valibot';

type Method = ProofRequired['methods'][number];

const SECOND_FACTORS = ['passkey', 'totp', 'recovery_code'] as const satisfies ProofMethod[];

const methodsOf = <Found extends Method>(known: readonly Found[], data: unknown): Found[] => {
  const shape: Shape<{ methods: unknown[] }> = object({ methods: array(v.unknown()) });
  const sent = parseAs(shape, data)?.value.methods ?? [];
  return known.filter((method) => sent.includes(method));
};

/** The methods of `data` of PROOF_REQUIRED that this app knows, the quickest first. */
export const proofMethodsOf = (data: unknown): Method[] =>
  methodsOf<Method>([...SECOND_FACTORS.slice(0, 2), 'password', 'recovery_code'], data);

/** The methods of `data` of SECOND_FACTOR_REQUIRED that this app knows, the quickest first. */
export const secondFactorMethodsOf = (data: unknown): ProofMethod[] =>
  methodsOf<ProofMethod>(SECOND_FACTORS, data);
