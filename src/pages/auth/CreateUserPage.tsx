import { Navigate, useSearchParams } from 'react-router';
import { paths } from '@/shared/routing/paths';

/** An older address of invitations: with a token it means onboarding, without one nothing. */
export function CreateUserPage() {
  const [search] = useSearchParams();
  const target = search.has('token') ? `${paths.onboarding()}?${search.toString()}` : paths.login();
  return <Navigate replace to={target} />;
}
