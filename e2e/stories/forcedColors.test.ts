import { violations } from '../checks/axe';
import { unmarkedSelections } from '../checks/forcedColors';
import { checkStories } from './checkStories';

describe('Each story in forced colors renders, has enough contrast, and marks what is selected:', () => {
  checkStories({ theme: 'light', forcedColors: 'active' }, async (page) => [
    ...(await violations(page, { runOnly: ['color-contrast'] })),
    ...(await unmarkedSelections(page)),
  ]);
});
