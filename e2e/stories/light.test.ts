import { violations } from '../checks/axe';
import { unmarkedSelections } from '../checks/forcedColors';
import { checkStories } from './checkStories';

describe('Each story in the light theme renders and is accessible, also in forced colors:', () => {
  checkStories('light', async (page, rules = {}) => {
    const problems = await violations(page, { rules });
    await page.emulateMedia({ forcedColors: 'active' });
    problems.push(
      ...(await violations(page, { runOnly: ['color-contrast'] })),
      ...(await unmarkedSelections(page)),
    );
    await page.emulateMedia({ forcedColors: 'none' });
    return problems;
  });
});
