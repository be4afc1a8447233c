import { Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from './FormDialog';

interface Props {
  title: string;
  open: boolean;
  width?: number | string;
  /** The action's verb, such as "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The consequences, and whether the action can be undone. */
  children: ReactNode;
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
  failureOf: (error: unknown) => Failure;
  onClose: () => void;
}

/**
 * Asks for confirmation of an action with consequences. If the server refuses, it stays open and
 * shows the reason.
 */
export function ConfirmDialog({ confirmLabel, children, onConfirm, ...rest }: Props) {
  return (
    <FormDialog width="30rem" submitLabel={confirmLabel} onSubmit={onConfirm} {...rest}>
      <Typography.Paragraph>{children}</Typography.Paragraph>
    </FormDialog>
  );
}
