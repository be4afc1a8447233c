import { addActivityListeners } from '@/features/activity';
import { addAuthListeners } from '@/features/auth';
import type { StartListening } from '@/shared/lib/listening';
import { addClosedFiguresListeners } from './closedFiguresListeners';
import { addPeopleListeners } from './peopleListeners';
import { addPersistenceListeners } from './persistence/persistenceListeners';
import { addStartupListeners } from './startupListeners';

const ALL = [
  addAuthListeners,
  addPersistenceListeners,
  addStartupListeners,
  addClosedFiguresListeners,
  addActivityListeners,
  addPeopleListeners,
];

/** Everything that happens beside the reducers. */
export function addListeners(startListening: StartListening) {
  for (const add of ALL) add(startListening);
}
