import { DEMO_PASSWORD } from './seed';

const ACCOUNTS = [
  ['admin@example.com', 'global administrator'],
  ['company-admin@example.com', 'administrator of a company'],
  ['workspace-admin@example.com', 'administrator of a workspace'],
  ['editor@example.com', 'fills in the assessment'],
  ['subscriber@example.com', 'can only read'],
] as const;

/** A list of the demo accounts, for the operator. */
export function describeDemoAccounts(): string {
  const lines = ACCOUNTS.map(([email, description]) => `  ${email.padEnd(28)} ${description}`);
  return [`Demo accounts, password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}
