export { knowUser } from './authApi';
export { addAuthListeners } from './authListeners';
export { LoginForm } from './LoginForm';
export { logout } from './logout';
export { authMessages } from './messages.en';
export { useCurrentUser } from './useCurrentUser';
export { loadUser, selectUser, useSession } from './session';
