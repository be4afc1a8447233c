import type { UserDto } from '@contract/rest';
import { isAnyOf } from '@reduxjs/toolkit';
import { selectUser, setUser } from '@/features/auth';
import { collaboratorsApi } from '@/features/collaborators';
import { patchWorkspaces, type Workspace } from '@/features/workspaces';
import { baseApi } from '@/shared/api/baseApi';
import type { AppStartListening } from '../types';
import { setCompany, setRoles } from './peopleInWorkspaces';

const { updateRole, changeCompany } = collaboratorsApi.endpoints;
const isSettled = isAnyOf(
  updateRole.matchFulfilled,
  updateRole.matchRejected,
  changeCompany.matchFulfilled,
  changeCompany.matchRejected,
);

/** Applies a change of a person to the cached workspaces too, and to the signed-in user if it is their own. */
export function addPeopleListeners(startListening: AppStartListening) {
  startListening({
    predicate: (action) => updateRole.matchPending(action) || changeCompany.matchPending(action),
    effect: async (pending, { dispatch, getState, take }) => {
      const user = selectUser(getState());
      const change = changeOf(pending);
      if (!user || !change) return;

      const patch = dispatch(patchWorkspaces(change.recipe));
      const [settled] = await take(
        (action) => isSettled(action) && action.meta.requestId === change.requestId,
      );
      const changed = changedPerson(settled);
      if (!changed) patch.undo();
      if (changed?.id !== user.id) return;
      dispatch(setUser(changed));
      dispatch(baseApi.util.invalidateTags([{ type: 'Company', id: 'LIST' }]));
    },
  });
}

function changeOf(action: unknown) {
  if (updateRole.matchPending(action)) {
    const { requestId, arg } = action.meta;
    const { userId, roles } = arg.originalArgs;
    return { requestId, recipe: (all: Workspace[]) => setRoles(all, userId, roles) };
  }
  if (changeCompany.matchPending(action)) {
    const { requestId, arg } = action.meta;
    const { userId, company } = arg.originalArgs;
    return { requestId, recipe: (all: Workspace[]) => setCompany(all, userId, company) };
  }
  return null;
}

/** The person as saved; null if the server refused the change. */
function changedPerson(action: unknown): UserDto | null {
  if (updateRole.matchFulfilled(action)) return action.payload;
  return changeCompany.matchFulfilled(action) ? action.payload : null;
}
