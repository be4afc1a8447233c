export { AccountTokens } from './AccountTokens';
export { AccountWeekly } from './AccountWeekly';
