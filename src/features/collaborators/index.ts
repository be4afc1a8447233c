export { AddCollaboratorDialog } from './AddCollaboratorDialog';
export type { Collaborator, CompanyChoice } from './Collaborator';
export { actionsOn } from './collaboratorActions';
export type { Roles } from './collaboratorChanges';
export { CollaboratorDialogs } from './CollaboratorDialogs';
export { CollaboratorGroups } from './CollaboratorGroups';
export { collaboratorsApi, useGetCollaboratorsQuery } from './collaboratorsApi';
export { CollaboratorsSkeleton } from './CollaboratorsSkeleton';
export { CollaboratorTable } from './CollaboratorTable';
export { collaboratorsMessages } from './messages.en';
export { useCollaboratorTask } from './useCollaboratorTask';

/** Its messages in Spanish, in a file that only those load who read them. */
export const collaboratorsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
