export { AddWorkspaceDialog } from './dialogs/AddWorkspaceDialog';
export { workspacesMessages } from './messages.en';
export { useRestoreWorkspace } from './useRestoreWorkspace';
export type { Workspace } from './Workspace';
export { WorkspaceCard } from './list/WorkspaceCard';
export { WorkspaceCards } from './list/WorkspaceCards';
export { WorkspaceCardsSkeleton } from './list/WorkspaceCardsSkeleton';
export { WorkspaceDialogs } from './dialogs/WorkspaceDialogs';
export { WorkspaceMenu, type WorkspaceTask } from './list/WorkspaceMenu';
export { LongWorkspaceList } from './list/LongWorkspaceList';
export { useWorkspacePages } from './list/useWorkspacePages';
export { patchWorkspaces, useGetWorkspacesQuery } from './workspacesApi';
export {
  parseWorkspacesState,
  selectSelectedWorkspaceId,
  workspaceSelected,
  workspacesRestored,
  workspacesSlice,
} from './workspacesSlice';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const workspacesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
