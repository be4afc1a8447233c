import { addSavingListeners } from '@/features/activity';
import { addAuthListeners } from '@/features/auth';
import { sendOpinionWhenLoaded } from '@/features/rounds';
import { addCachedSnapshotListeners } from '../cachedSnapshot/cachedSnapshotListeners';
import { addDraftListeners } from '../persistence/draftListeners';
import { addPersistenceListeners } from '../persistence/persistenceListeners';
import type { AppStartListening } from '../types';
import { addCompanyAccessListeners } from './companyAccessListeners';
import { addCompanyChoiceListeners } from './companyChoiceListeners';
import { addConnectionListeners } from './connectionListeners';
import { addOfflineListeners } from './offlineListeners';
import { addPeopleListeners } from './peopleListeners';
import { addSessionListeners } from './sessionListeners';
import { addTabListeners } from './tabListeners';

/** Opinions in rounds are drafts of the save engine. */
const addSavingListenersOfApp = (startListening: AppStartListening) => {
  addSavingListeners(startListening, sendOpinionWhenLoaded);
};

const ALL = [
  addAuthListeners,
  addSessionListeners,
  addPersistenceListeners,
  addDraftListeners,
  addCompanyChoiceListeners,
  addCompanyAccessListeners,
  addSavingListenersOfApp,
  addTabListeners,
  addPeopleListeners,
  addCachedSnapshotListeners,
  addOfflineListeners,
  addConnectionListeners,
];

/** Registers the listeners of the app and of its features. */
export function addListeners(startListening: AppStartListening) {
  for (const add of ALL) add(startListening);
}
