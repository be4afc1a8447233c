/** The unit of a company that has chosen none. Clients that know no units show all amounts in it. */
export const DEFAULT_MONEY_UNIT = 'USD';

/** The currencies of ISO 4217 in which countries pay today, without funds, metals and test codes. */
export const MONEY_UNITS: readonly string[] = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
  'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG ' +
  'HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA ' +
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX ' +
  'USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

export const isMoneyUnit = (text: string): boolean => MONEY_UNITS.includes(text);

/** The unit of a company's amounts. */
export const moneyUnitOf = ({ money_unit }: { money_unit?: string | null | undefined }): string =>
  money_unit ?? DEFAULT_MONEY_UNIT;
