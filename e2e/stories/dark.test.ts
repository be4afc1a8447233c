import { violations } from '../checks/axe';
import { checkStories } from './checkStories';

describe('Each story in the dark theme renders and has enough contrast:', () => {
  checkStories('dark', (page) => violations(page, { runOnly: ['color-contrast'] }));
});
