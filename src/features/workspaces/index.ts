export { AddWorkspaceDialog } from './dialogs/AddWorkspaceDialog';
export { workspacesMessages } from './messages.en';
export { useRestoreWorkspace } from './useRestoreWorkspace';
export type { Workspace } from './Workspace';
export { WorkspaceCard } from './list/WorkspaceCard';
export { WorkspaceCards } from './list/WorkspaceCards';
export { WorkspaceDialogs } from './dialogs/WorkspaceDialogs';
export { WorkspaceMenu, type WorkspaceTask } from './list/WorkspaceMenu';
export { useWorkspacePages } from './list/useWorkspacePages';
export { patchWorkspaces, useGetWorkspacesInfiniteQuery } from './workspacesApi';
export {
  parseWorkspacesState,
  selectSelectedWorkspaceId,
  workspaceSelected,
  workspacesRestored,
  workspacesSlice,
} from './workspacesSlice';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const workspacesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
