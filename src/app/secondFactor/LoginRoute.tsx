import { useSelector } from 'react-redux';
import { selectPendingMethods } from '@/features/auth';
import { LoginPage } from '@/pages/auth/LoginPage';
import { SecondStepPage } from './lazyParts';

/** Login, or its second step while a sign-in is pending. */
export function LoginRoute() {
  const methods = useSelector(selectPendingMethods);
  return methods && methods.length > 0 ? <SecondStepPage methods={methods} /> : <LoginPage />;
}
