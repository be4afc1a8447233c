export { AccountDialog } from './AccountDialog';
export { knowUser } from './authApi';
export { addAuthListeners } from './authListeners';
export { ConfirmEmail } from './ConfirmEmail';
export { ForgotPasswordForm } from './ForgotPasswordForm';
export { OnboardingForm } from './OnboardingForm';
export { ResetPasswordForm } from './ResetPasswordForm';
export { login } from './login';
export { LoginForm } from './LoginForm';
export { logout } from './logout';
export { authMessages } from './messages.en';
export { useCurrentUser, useKnownUser } from './useCurrentUser';
export {
  isUserAnswer,
  isUserAsked,
  isUserFailure,
  loadUser,
  refreshUser,
  selectUser,
  useSession,
} from './session';
export { SignInForm } from './SignInForm';
export { SignInAgainDialog } from './SignInAgainDialog';

/** Its messages in Spanish, in a file that only those load who read them. */
export const authSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
