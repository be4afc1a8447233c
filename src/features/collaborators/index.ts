export { AddCollaboratorDialog } from './dialogs/AddCollaboratorDialog';
export type { Collaborator, CollaboratorGroup, CompanyChoice } from './Collaborator';
export { useActionsOn, toResource, type CollaboratorAction } from './collaboratorActions';
export type { Roles } from './collaboratorChanges';
export { CollaboratorDialogs } from './dialogs/CollaboratorDialogs';
export { CollaboratorGroups } from './list/CollaboratorGroups';
export { useCollaboratorPages } from './list/useCollaboratorPages';
export { collaboratorsApi, useGetCompanyCollaboratorsQuery } from './collaboratorsApi';
export {
  collaboratorsRestored,
  collaboratorsSlice,
  parseCollaboratorsState,
} from './collaboratorsSlice';
export { PeopleTable } from './people/PeopleTable';
export { PEOPLE_VIEW, type PeopleView } from './people/peopleView';
export { SeveralPeopleDialogs } from './people/SeveralPeopleDialogs';
export { useSeveralPeople } from './people/useSeveralPeople';
export { CollaboratorTable } from './list/CollaboratorTable';
export { collaboratorsMessages } from './messages.en';
export { useCollaboratorTask } from './dialogs/useCollaboratorTask';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const collaboratorsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
