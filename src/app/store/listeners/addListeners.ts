import { addSavingListeners, type SendOpinion } from '@/features/activity';
import { addAuthListeners } from '@/features/auth';
import { apiError } from '@/shared/api/errors/ApiError';
import { addCachedSnapshotListeners } from '../cachedSnapshot/cachedSnapshotListeners';
import { addDraftListeners } from '../persistence/draftListeners';
import { addPersistenceListeners } from '../persistence/persistenceListeners';
import type { AppStartListening } from '../types';
import { addCompanyAccessListeners } from './companyAccessListeners';
import { addCompanyChoiceListeners } from './companyChoiceListeners';
import { addOfflineListeners } from './offlineListeners';
import { addPeopleListeners } from './peopleListeners';
import { addSessionListeners } from './sessionListeners';
import { addTabListeners } from './tabListeners';

/**
 * Opinions are drafts of the save engine. What sends them is loaded with the page that edits them, or for drafts of an
 * earlier visit.
 */
const sendOpinion: SendOpinion = (dispatch, opinion) =>
  import('@/features/rounds').then(
    (rounds) => rounds.sendOpinion(dispatch, opinion),
    // Without the file, the opinion is sent later.
    () => ({ error: apiError({}) }),
  );
const addSavingListenersOfApp = (startListening: AppStartListening) => {
  addSavingListeners(startListening, sendOpinion);
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
];

/** Registers the listeners of the app and of its features. */
export function addListeners(startListening: AppStartListening) {
  for (const add of ALL) add(startListening);
}
