import { Button, Flex } from 'antd';

interface Props {
  submitLabel: string;
  cancelLabel: string;
  danger?: boolean;
  busy: boolean;
  /** False while the form's values cannot be sent. */
  canSubmit?: boolean;
  onCancel: () => void;
}

export function DialogButtons({
  submitLabel,
  cancelLabel,
  danger,
  busy,
  canSubmit = true,
  onCancel,
}: Props) {
  return (
    <Flex justify="end" gap="small">
      <Button onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button
        type="primary"
        danger={danger ?? false}
        htmlType="submit"
        loading={busy}
        disabled={busy || !canSubmit}
      >
        {submitLabel}
      </Button>
    </Flex>
  );
}
