import type { ProofRequired } from '@contract/signIn/secondFactorPayloads';
import { Button, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { proofGiven, type RequestedProof } from '@/shared/api/proof/proofSlice';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { proofFailure, secondFactorOf } from './secondFactorOf';
import { secondStepApi } from './secondStepApi';

type Method = ProofRequired['methods'][number];

/** The dialog of My account is below this one and has a field `password`, so the ids would be the same. */
interface Values {
  proof_text?: string;
}

interface Props {
  /** Null while the dialog is closed. */
  requested: RequestedProof | null;
  onClose: () => void;
}

const WIDTH = 440;

/** Asks over the page who the person is, before a call that needs a recent proof or at the end of a sign-in. */
export function ProofForm({ requested, onClose }: Props) {
  const { t } = useTranslation('proof');
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Method | null>(null);
  const subject = useDialogSubject(requested, requested !== null);
  if (!subject) return null;
  const { methods, purpose } = subject;
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  if (method === undefined) return null;

  async function submit(used: Method, { proof_text = '' }: Values) {
    const { prove, sendSecondFactor } = secondStepApi.endpoints;
    if (used === 'password') {
      await dispatch(prove.initiate({ password: proof_text })).unwrap();
    } else {
      const proof = await dispatch(secondFactorOf(used, proof_text));
      if (purpose === 'prove') await dispatch(prove.initiate(proof)).unwrap();
      else await dispatch(sendSecondFactor.initiate(proof)).unwrap();
    }
    dispatch(proofGiven());
  }

  return (
    <FormDialog<Values>
      title={t(purpose === 'prove' ? 'againTitle' : 'title')}
      open={requested !== null}
      width={WIDTH}
      submitLabel={t(method === 'passkey' ? 'usePasskey' : 'submit')}
      onSubmit={(values) => submit(method, values)}
      failureOf={proofFailure(t)}
      onClose={() => {
        setChosen(null);
        onClose();
      }}
    >
      {purpose === 'prove' && <Typography.Paragraph>{t('againLead')}</Typography.Paragraph>}
      <Typography.Paragraph>{t(`intro.${method}`)}</Typography.Paragraph>
      {method !== 'passkey' && <ProofField key={method} method={method} />}
      <Flex vertical align="start">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              htmlType="button"
              type="link"
              style={{ paddingInline: 0 }}
              onClick={() => setChosen(other)}
            >
              {t(`use.${other}`)}
            </Button>
          ))}
      </Flex>
    </FormDialog>
  );
}

function ProofField({ method }: { method: Exclude<Method, 'passkey'> }) {
  const { t } = useTranslation('proof');
  return (
    <Form.Item
      name="proof_text"
      label={t(`label.${method}`)}
      preserve={false}
      rules={[
        { required: true, message: t(method === 'password' ? 'passwordRequired' : 'codeRequired') },
      ]}
    >
      {method === 'password' ? (
        <Input.Password autoComplete="current-password" autoFocus />
      ) : (
        <Input
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          inputMode={method === 'totp' ? 'numeric' : 'text'}
          spellCheck={false}
          autoFocus
        />
      )}
    </Form.Item>
  );
}
