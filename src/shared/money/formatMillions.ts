/** The parts of a formatted amount that are its number. */
const DIGITS: readonly string[] = ['integer', 'group', 'decimal', 'fraction', 'minusSign'];

export interface MillionsFormat {
  /** An amount with up to two decimals: '$3.1M', 'CHF 3.1M', '3,1 M €'. */
  money: (millions: number) => string;
  /** The unit alone: '$M', 'CHF M', 'M €'. */
  unit: string;
}

/**
 * Writes amounts in millions of a unit with the symbol, its position and the grouping of a language. `Intl` has a compact
 * notation, too, but changes from millions to thousands and billions by itself.
 */
export function formatMillions(language: string, moneyUnit: string): MillionsFormat {
  const format = new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: moneyUnit },
    ...{ minimumFractionDigits: 0, maximumFractionDigits: 2 },
  });
  const isSymbolFirst = format.formatToParts(1)[0]?.type === 'currency';
  const millions = isSymbolFirst ? 'M' : '\u00a0M';
  const withMillions = (parts: readonly Intl.NumberFormatPart[]) => {
    const end = parts.findLastIndex(({ type }) => DIGITS.includes(type)) + 1;
    const texts = parts.map(({ value }) => value);
    return [...texts.slice(0, end), millions, ...texts.slice(end)].join('');
  };
  const unit = withMillions(format.formatToParts(1)).replace('1', '').trim();
  return { money: (amount) => withMillions(format.formatToParts(amount)), unit };
}
