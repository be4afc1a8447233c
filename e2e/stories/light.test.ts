import { violations } from '../checks/axe';
import { checkStories } from './checkStories';

describe('Each story in the light theme renders and is accessible:', () => {
  checkStories({ theme: 'light' }, (page, rules = {}) => violations(page, { rules }));
});
