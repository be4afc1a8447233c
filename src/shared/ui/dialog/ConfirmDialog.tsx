import { Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from './FormDialog';

interface Props {
  title: string;
  open: boolean;
  width?: number | string;
  /** The verb of what is about to happen. */
  confirmLabel: string;
  /** What it means for whom, and whether it can be taken back. */
  children: ReactNode;
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
  failureOf: (error: unknown) => Failure;
  onClose: () => void;
}

/** Asks before something that is felt. It stays open, and says why, when the server refuses. */
export function ConfirmDialog({ confirmLabel, children, onConfirm, ...rest }: Props) {
  return (
    <FormDialog width="30rem" submitLabel={confirmLabel} onSubmit={onConfirm} {...rest}>
      <Typography.Paragraph>{children}</Typography.Paragraph>
    </FormDialog>
  );
}
