import { Form, Input, Select } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { labelInElement } from '@/shared/ui/input/labelInElement';

/** A person who may be responsible for plan items. */
export interface Owner {
  id: string;
  name: string;
}

/** The fields that several plan items can share; an empty text for none. */
export interface PlanFieldValues {
  owner?: string;
  startsOn?: string;
  dueOn?: string;
}

/** The fields by their names on the wire. */
export const PLAN_FIELDS = { owner_id: 'owner', starts_on: 'startsOn', due_on: 'dueOn' };

interface Props {
  owners: readonly Owner[];
  withStart?: boolean;
}

/** Owner, start and due date, as fields of a form. */
export function PlanFields({ owners, withStart = true }: Props) {
  const { t } = useTranslation('plan');
  return (
    <>
      <Form.Item name="owner" label={t('item.owner')}>
        <Select
          labelRender={labelInElement}
          allowClear
          placeholder={t('item.noOwner')}
          showSearch={{ optionFilterProp: 'label' }}
          options={owners.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      {withStart && (
        <Form.Item name="startsOn" label={t('item.startsOn')}>
          <Input type="date" />
        </Form.Item>
      )}
      <Form.Item name="dueOn" label={t('item.dueOn')}>
        <Input type="date" />
      </Form.Item>
    </>
  );
}
