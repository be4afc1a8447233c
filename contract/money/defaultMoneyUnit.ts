/** The unit of a company that has chosen none. Clients that know no units show all amounts in it. */
export const DEFAULT_MONEY_UNIT = 'USD';

/** The unit of a company's amounts, an ISO 4217 code. */
export const moneyUnitOf = ({ money_unit }: { money_unit?: string | null | undefined }): string =>
  money_unit ?? DEFAULT_MONEY_UNIT;
