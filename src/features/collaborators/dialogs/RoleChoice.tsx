import { ROLES, type Role } from '@contract/permissions/roles';
import { Flex, Radio, Typography } from 'antd';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  /** Passed by Form.Item, like `value`, `onChange` and `ref`. */
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
  ref?: Ref<{ focus: () => void }>;
  label: string;
  /** The reason why the user may not change the role; undefined if they may. */
  disabledReason?: string | undefined;
}

/** Radio buttons of the three roles with their descriptions. */
export function RoleChoice({ id, value, onChange, ref, label, disabledReason }: Props) {
  const { t } = useTranslation(['collaborators', 'shared']);
  const group = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  // The group itself cannot be focused, so its first radio button is.
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }));

  return (
    <Flex vertical gap={4}>
      <Radio.Group
        ref={group}
        {...(id !== undefined && { id })}
        aria-label={label}
        {...(disabledReason !== undefined && { disabled: true, 'aria-describedby': reasonId })}
        {...(value !== undefined && { value })}
        onChange={({ target }) => onChange?.(target.value as Role)}
      >
        <Flex vertical gap={4}>
          {ROLES.map((role) => (
            <Radio key={role} value={role}>
              {t(`shared:role.${role}`)}{' '}
              <Typography.Text type="secondary">({t(`about.${role}`)})</Typography.Text>
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
      {disabledReason !== undefined && (
        <Typography.Text id={reasonId} type="secondary">
          {disabledReason}
        </Typography.Text>
      )}
    </Flex>
  );
}
