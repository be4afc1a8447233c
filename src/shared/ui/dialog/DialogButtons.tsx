import { Button, Flex } from 'antd';

interface Props {
  submitLabel: string;
  cancelLabel: string;
  danger?: boolean;
  busy: boolean;
  /** False while the form's values cannot be sent. */
  canSubmit?: boolean;
  /** Leaves out the button that submits. */
  hidesSubmit?: boolean;
  onCancel: () => void;
}

export function DialogButtons({
  submitLabel,
  cancelLabel,
  danger,
  busy,
  canSubmit = true,
  hidesSubmit = false,
  onCancel,
}: Props) {
  return (
    <Flex justify="end" gap="small">
      <Button onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      {!hidesSubmit && (
        <Button
          type="primary"
          danger={danger ?? false}
          htmlType="submit"
          loading={busy}
          disabled={busy || !canSubmit}
        >
          {submitLabel}
        </Button>
      )}
    </Flex>
  );
}
