import { DEMO_PASSWORD } from './seed';

const ACCOUNTS = [
  ['admin@example.com', 'administrator of everything'],
  ['company-admin@example.com', 'administrator of a company'],
  ['workspace-admin@example.com', 'administrator of a workspace'],
  ['editor@example.com', 'fills in the assessment'],
  ['subscriber@example.com', 'looks on'],
] as const;

/** The demo accounts, for the operator to read. */
export function describeDemo(): string {
  const lines = ACCOUNTS.map(([email, who]) => `  ${email.padEnd(28)} ${who}`);
  return [`Demo accounts, password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}
