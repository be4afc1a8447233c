import { Navigate, useSearchParams } from 'react-router';
import { paths } from '@/shared/routing/paths';

/** An older address of invitation links. It redirects to onboarding, or to Login without a token. */
export function CreateUserPage() {
  const [search] = useSearchParams();
  const address = search.has('token')
    ? `${paths.onboarding()}?${search.toString()}`
    : paths.login();
  return <Navigate replace to={address} />;
}
