import { createContext } from 'react';
import { DEFAULT_MONEY_UNIT } from '@contract/money/defaultMoneyUnit';

/** The unit of the amounts of the shown company, an ISO 4217 code. */
export const MoneyUnit = createContext(DEFAULT_MONEY_UNIT);
