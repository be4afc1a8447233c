import { companyShown } from '@/features/companies';
import { areaChosen } from '@/features/impactAreas';
import { workspaceSelected } from '@/features/workspaces';
import { languageChosen } from '@/shared/i18n/languageSlice';
import { themeChosen } from '@/shared/ui/theme/themeSlice';
import { rootReducer } from '../rootReducer';
import { restoringActions, toPersistedState } from './persistedState';

const initial = rootReducer(undefined, { type: 'start' });

const restore = (stored: Record<string, unknown>) =>
  restoringActions(stored).reduce(rootReducer, initial);

it('restores every slice that it stored', () => {
  const actions = [
    companyShown('company-2'),
    workspaceSelected('workspace-1'),
    areaChosen('3'),
    languageChosen('es'),
    themeChosen('dark'),
  ];
  const state = actions.reduce(rootReducer, initial);
  const stored = toPersistedState(state);
  const read = JSON.parse(JSON.stringify(stored)) as typeof stored;
  expect(restoringActions(read)).toHaveLength(Object.keys(stored).length);
  expect(restore(read)).toEqual(state);
});

it.each([
  ['companies', { shownId: 'sample-company-1', selectedId: null, comparedId: null }],
  ['workspaces', { selectedId: 7 }],
  ['workspaces', null],
  ['collaborators', { selectedId: '' }],
  ['collaborators', {}],
  ['impactAreas', { chosenNumber: '8' }],
  ['impactAreas', { chosenNumber: { toString: 3 } }],
  ['activity', { activityId: 7 }],
])('ignores an invalid value of %s: %j', (slice, stored) => {
  expect(restore({ [slice]: stored })).toEqual(initial);
});
