export { AddWorkspaceDialog } from './AddWorkspaceDialog';
export { workspacesMessages } from './messages.en';
export { useRestoreWorkspace } from './useRestoreWorkspace';
export type { Workspace } from './Workspace';
export { WorkspaceCard } from './WorkspaceCard';
export { WorkspaceCards } from './WorkspaceCards';
export { WorkspaceCardsSkeleton } from './WorkspaceCardsSkeleton';
export { WorkspaceDialogs } from './WorkspaceDialogs';
export { WorkspaceMenu, type WorkspaceTask } from './WorkspaceMenu';
export { useGetWorkspacesQuery, workspacesApi } from './workspacesApi';

/** Its messages in Spanish, in a file that only those load who read them. */
export const workspacesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
