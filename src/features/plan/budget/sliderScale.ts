const STEPS = 100;
const NICE = [1, 2, 5, 10];

/** The end and the step of a slider for budgets up to a sum, in millions: about a hundred steps of 1, 2 or 5 × 10ⁿ. */
export function sliderScale(sumM: number): { max: number; step: number } {
  if (sumM <= 0) return { max: 1, step: 0.01 };
  const least = sumM / STEPS;
  const power = Math.max(-2, Math.floor(Math.log10(least)));
  const step = Math.max(0.01, (NICE.find((one) => one * 10 ** power >= least) ?? 10) * 10 ** power);
  const max = Math.ceil(sumM / step) * step;
  return { max: rounded(max), step: rounded(step) };
}

/** Without the error of binary fractions, which a slider would show. */
const rounded = (amount: number) => Number(amount.toFixed(2));
