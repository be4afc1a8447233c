import { formatsOf } from './formats';

describe('Figures and dates', () => {
  const [english, spanish] = [formatsOf('en'), formatsOf('es')];

  it('are written as in each language', () => {
    expect([english.score(7.461), spanish.score(7.461)]).toEqual(['7.46', '7,46']);
    expect([english.score(8), spanish.score(8)]).toEqual(['8.00', '8,00']);
    expect([english.number(5.6), spanish.number(5.6)]).toEqual(['5.6', '5,6']);
  });

  it('are dated in words', () => {
    const moment = '2026-03-15T12:00:00.000Z';
    expect(english.longDate(moment)).toBe('March 15, 2026');
    expect(spanish.longDate(moment)).toBe('15 de marzo de 2026');
  });
});
