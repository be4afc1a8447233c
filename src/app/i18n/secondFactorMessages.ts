import { proofMessages } from '@/features/auth';
import { secondFactorMessages as messages } from '@/features/secondFactor';

/** The messages of second factors, which are loaded with the first component that shows them. */
export const secondFactorMessages = { proof: proofMessages, secondFactor: messages } as const;

export type SecondFactorMessages = typeof secondFactorMessages;
