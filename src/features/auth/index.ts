export { AccountDialog } from './account/AccountDialog';
export { setUser } from './authApi';
export {
  authSlice,
  selectHasSignedOut,
  selectIsSignInNeeded,
  selectPendingMethods,
  selectRestoredUserId,
  secondStepChanged,
  signInNeeded,
  userRestored,
} from './authSlice';
export { addAuthListeners } from './authListeners';
export { ConfirmEmail } from './mailedLinks/ConfirmEmail';
export { ForgotPasswordForm } from './mailedLinks/ForgotPasswordForm';
export { OnboardingForm } from './mailedLinks/OnboardingForm';
export { ResetPasswordForm } from './mailedLinks/ResetPasswordForm';
export { completeSetUp } from './signIn/login';
export { sendLogin } from './signIn/sendLogin';
export { PasskeyOffer } from './signIn/PasskeyOffer';
export { LoginForm } from './signIn/LoginForm';
export { logout } from './logout';
export { proofMessages } from './secondStep/messages.en';
export { ProofForm } from './secondStep/ProofForm';
export { SecondStep } from './secondStep/SecondStep';
export { authMessages } from './messages.en';
export {
  isUserFulfilled,
  selectIsUserPending,
  isUserRejected,
  loadUser,
  refreshUser,
  selectUser,
  useCurrentUser,
  useOptionalUser,
  useSession,
} from './session';
export { SignInForm } from './signIn/SignInForm';
export { SignInAgainDialog } from './signIn/SignInAgainDialog';

/** The Spanish messages of the second step. */
export const proofSpanish = () =>
  import(/* webpackChunkName: "spanish" */ './secondStep/messages.es');

/** The Spanish messages are a separate chunk that is loaded only for Spanish. */
export const authSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
