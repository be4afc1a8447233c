import { ROLES, type Role } from '@contract/roles';
import { Flex, Radio, Typography } from 'antd';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  /** Given by Form.Item. */
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
  ref?: Ref<{ focus: () => void }>;
  label: string;
  /** Why the person may not change it; undefined where they may. */
  closedBecause?: string | undefined;
}

/** One of the three roles, each with what it allows. */
export function RoleChoice({ id, value, onChange, ref, label, closedBecause }: Props) {
  const { t } = useTranslation(['collaborators', 'shared']);
  const group = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  // A group has no focus of its own; its first choice takes it.
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }));

  return (
    <Flex vertical gap={4}>
      <Radio.Group
        ref={group}
        {...(id !== undefined && { id })}
        aria-label={label}
        {...(closedBecause !== undefined && { disabled: true, 'aria-describedby': reasonId })}
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
      {closedBecause !== undefined && (
        <Typography.Text id={reasonId} type="secondary">
          {closedBecause}
        </Typography.Text>
      )}
    </Flex>
  );
}
