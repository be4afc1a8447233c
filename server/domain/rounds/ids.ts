/** The ids of rows that exist once for a round and a company, a person or an action. */
export const roundCompanyId = (roundId: string, companyId: string) => `${roundId}:${companyId}`;
export const partId = (roundId: string, companyId: string, userId: string) =>
  `${roundCompanyId(roundId, companyId)}:${userId}`;
export const decisionId = (roundId: string, companyId: string, activityId: string) =>
  `${roundCompanyId(roundId, companyId)}:${activityId}`;
export const roundMailId = (roundId: string, userId: string) => `${roundId}:${userId}`;
