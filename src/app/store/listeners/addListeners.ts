import { addSavingListeners } from '@/features/activity';
import { addAuthListeners } from '@/features/auth';
import type { StartListening } from '@/shared/lib/listening';
import { addClosedFiguresListeners } from './companyAccessListeners';
import { addLastKnownListeners } from '../cachedSnapshot/cachedSnapshotListeners';
import { addPeopleListeners } from './peopleListeners';
import { addOfflineListeners } from './offlineListeners';
import { addDraftListeners } from '../persistence/draftListeners';
import { addPersistenceListeners } from '../persistence/persistenceListeners';
import { addSessionListeners } from './sessionListeners';
import { addStartupListeners } from './companyChoiceListeners';
import { addTabListeners } from './tabListeners';

const ALL = [
  addAuthListeners,
  addSessionListeners,
  addPersistenceListeners,
  addDraftListeners,
  addStartupListeners,
  addClosedFiguresListeners,
  addSavingListeners,
  addTabListeners,
  addPeopleListeners,
  addLastKnownListeners,
  addOfflineListeners,
];

/** Everything that happens beside the reducers. */
export function addListeners(startListening: StartListening) {
  for (const add of ALL) add(startListening);
}
