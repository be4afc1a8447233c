import { render, screen } from '@testing-library/react';
import { Sparkline } from './Sparkline';

const pathOf = (values: readonly (number | null)[]) => {
  render(<Sparkline values={values} label="Last weeks" />);
  return screen
    .queryByRole('img', { name: 'Last weeks' })
    ?.querySelector('path')
    ?.getAttribute('d');
};

describe('Sparkline', () => {
  it('fills its height with the range of the values', () => {
    expect(pathOf([4, 6, 8])).toBe('M0 32.0L1 16.0L2 0.0');
  });

  it('bridges missing values', () => {
    expect(pathOf([4, null, 8])).toBe('M0 32.0L2 0.0');
  });

  it('does not exaggerate small movements', () => {
    expect(pathOf([5, 5.5])).toBe('M0 24.0L1 8.0');
  });

  it('is left out for fewer than two values', () => {
    expect(pathOf([null, 7, null])).toBeUndefined();
  });
});
