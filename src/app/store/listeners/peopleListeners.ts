import type { UserDto } from '@contract/rest';
import { isAnyOf } from '@reduxjs/toolkit';
import { knowUser, selectUser } from '@/features/auth';
import { collaboratorsApi } from '@/features/collaborators';
import { workspacesApi, type Workspace } from '@/features/workspaces';
import { baseApi } from '@/shared/api/baseApi';
import type { AppStartListening } from '../types';
import { withCompany, withRoles } from './peopleInWorkspaces';

const { updateRole, changeCompany } = collaboratorsApi.endpoints;
const isSettled = isAnyOf(
  updateRole.matchFulfilled,
  updateRole.matchRejected,
  changeCompany.matchFulfilled,
  changeCompany.matchRejected,
);

/** A change of a person shows in the workspaces too, and on whoever changes themselves. */
export function addPeopleListeners(startListening: AppStartListening) {
  startListening({
    predicate: (action) => updateRole.matchPending(action) || changeCompany.matchPending(action),
    effect: async (pending, { dispatch, getState, take }) => {
      const user = selectUser(getState());
      const change = changeOf(pending);
      if (!user || !change) return;

      const patch = dispatch(
        workspacesApi.util.updateQueryData('getWorkspaces', user.role, change.recipe),
      );
      const [settled] = await take(
        (action) => isSettled(action) && action.meta.requestId === change.requestId,
      );
      const changed = changedPerson(settled);
      if (!changed) patch.undo();
      if (changed?.id !== user.id) return;
      dispatch(knowUser(changed));
      dispatch(baseApi.util.invalidateTags([{ type: 'Company', id: 'LIST' }]));
    },
  });
}

function changeOf(action: unknown) {
  if (updateRole.matchPending(action)) {
    const { requestId, arg } = action.meta;
    const { userId, roles } = arg.originalArgs;
    return { requestId, recipe: (all: Workspace[]) => withRoles(all, userId, roles) };
  }
  if (changeCompany.matchPending(action)) {
    const { requestId, arg } = action.meta;
    const { userId, company } = arg.originalArgs;
    return { requestId, recipe: (all: Workspace[]) => withCompany(all, userId, company) };
  }
  return null;
}

/** Null where the server refused. */
function changedPerson(action: unknown): UserDto | null {
  if (updateRole.matchFulfilled(action)) return action.payload;
  return changeCompany.matchFulfilled(action) ? action.payload : null;
}
