import { formatsOf } from './formats';

describe('Figures and dates', () => {
  const [english, spanish] = [formatsOf('en'), formatsOf('es')];

  it('are written as in each language', () => {
    expect([english.score(7.461), spanish.score(7.461)]).toEqual(['7.46', '7,46']);
    expect([english.score(8), spanish.score(8)]).toEqual(['8.00', '8,00']);
    expect([english.number(5.6), spanish.number(5.6)]).toEqual(['5.6', '5,6']);
  });

  it('have a sign where they say by how much something changed', () => {
    expect([english.signed(0.834), spanish.signed(-0.2)]).toEqual(['+0.83', '−0,20']);
    expect([english.signed(0), english.signed(-0.001)]).toEqual(['0.00', '0.00']);
    expect([english.oneDecimal(1), spanish.oneDecimal(0.25)]).toEqual(['1.0', '0,3']);
  });

  it('have as many decimals beside a grade as the figure needs to have the same grade', () => {
    expect([english.graded(4.9966, 1), spanish.graded(4.9966, 2)]).toEqual(['4.997', '4,997']);
    expect([english.graded(7.04, 1), english.graded(7.04, 2)]).toEqual(['7.04', '7.04']);
    expect([english.graded(5, 1), english.graded(6.26, 2)]).toEqual(['5.0', '6.26']);
  });

  it('are rounded up from halves, also where a sum of numbers is just below the half', () => {
    expect([english.oneDecimal(6.35), english.score(4.005)]).toEqual(['6.4', '4.01']);
  });

  it('say a period in weeks where it has whole weeks', () => {
    expect([1, 7, 14, 30].map(english.period)).toEqual(['1 day', '1 week', '2 weeks', '30 days']);
    expect([1, 14, 30].map(spanish.period)).toEqual(['1 día', '2 semanas', '30 días']);
  });

  it('are dated in words', () => {
    const moment = '2026-03-15T12:00:00.000Z';
    expect(english.longDate(moment)).toBe('March 15, 2026');
    expect(spanish.longDate(moment)).toBe('15 de marzo de 2026');
    expect(english.shortDate(moment)).toBe('Mar 15, 2026');
  });

  it('of a day are the same in every time zone, and have the year unless it is the current one', () => {
    expect(english.shortDay('2019-12-31')).toBe('Dec 31, 2019');
    expect(spanish.shortDay('2019-01-01')).toBe('1 ene 2019');
    expect(english.shortDay(`${new Date().getUTCFullYear()}-01-01`)).toBe('Jan 1');
  });
});
