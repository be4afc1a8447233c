import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { login } from './login';
import { SignInForm } from './SignInForm';

/** The sign-in form connected to the store. */
export function LoginForm({ onForgotPassword }: { onForgotPassword: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <SignInForm send={(values) => dispatch(login(values))} onForgotPassword={onForgotPassword} />
  );
}
