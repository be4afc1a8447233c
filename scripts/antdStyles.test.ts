/** @jest-environment node */
import antdStyles from './lib/antdStyles/stylesOf.cjs';

describe('a style sheet made at build time', () => {
  it('is the same whichever is made first', () => {
    antdStyles.stylesOf('modal/style/confirm.js');
    const { css } = antdStyles.stylesOf('modal/style/index.js') ?? { css: '' };
    expect(css).toContain('z-index:calc(var(--ant-z-index-popup-base) + 10);');
  });
});
