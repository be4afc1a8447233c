import type { ProofMethod } from '@contract/signIn/secondFactorPayloads';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useSubmission } from '@/shared/lib/useSubmission';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { secondStepChanged } from '../authSlice';
import { AuthForm } from '../form/AuthForm';
import { TextField } from '../form/TextField';
import { required } from '../form/validators';
import { completeSignIn } from '../signIn/login';
import { answerWithPasskey } from './passkey';
import { proofFailure, secondFactorOf } from './secondFactorOf';
import { secondStepApi } from './secondStepApi';

/** The step of the sign-in after the password. It needs no antd, like the other forms around Login. */
export function SecondStep({
  methods: pending,
}: {
  methods: readonly ProofMethod[] | 'passwordless';
}) {
  const { t } = useTranslation('proof');
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const isPasswordless = pending === 'passwordless';
  const methods: readonly ProofMethod[] = isPasswordless ? ['passkey'] : pending;
  const method = chosen ?? methods[0];
  if (method === undefined) return null;

  return (
    // The key discards the code and the failure of another method.
    <MethodForm key={method} method={method} isPasswordless={isPasswordless}>
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <PlainButton key={other} variant="link" block onClick={() => setChosen(other)}>
            {t(`use.${other}`)}
          </PlainButton>
        ))}
      <PlainButton variant="link" block onClick={() => dispatch(secondStepChanged(null))}>
        {t('back')}
      </PlainButton>
    </MethodForm>
  );
}

interface MethodProps {
  method: ProofMethod;
  isPasswordless: boolean;
  children: ReactNode;
}

function MethodForm({ method, isPasswordless, children }: MethodProps) {
  const { t } = useTranslation('proof');
  const dispatch = useAppDispatch();
  const { busy, failure, submit } = useSubmission(send, proofFailure(t));

  async function send({ code }: { code: string }) {
    const { sendSecondFactor, signInWithPasskey } = secondStepApi.endpoints;
    if (isPasswordless) {
      const response = await dispatch(answerWithPasskey());
      await dispatch(
        completeSignIn(await dispatch(signInWithPasskey.initiate({ response })).unwrap()),
      );
      return;
    }
    const proof = await dispatch(secondFactorOf(method, code));
    await dispatch(completeSignIn(await dispatch(sendSecondFactor.initiate(proof)).unwrap()));
  }

  const needsCode = method !== 'passkey';
  return (
    <AuthForm<'code'>
      title={t(isPasswordless ? 'passwordless' : 'title')}
      intro={t(`intro.${method}`)}
      busy={busy}
      failure={failure?.message ?? null}
      submitLabel={t(needsCode ? 'submit' : 'usePasskey')}
      validators={{ code: needsCode ? required(t('codeRequired')) : () => null }}
      onSubmit={submit}
      fields={
        needsCode && (
          <TextField
            name="code"
            label={t(`label.${method}`)}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoFocus
            spellCheck={false}
          />
        )
      }
    >
      {children}
    </AuthForm>
  );
}
