import { Flex, Input, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useToday } from '@/shared/time/useClock';
import styles from './Mapping.module.css';
import type { MappedTarget } from './useMappedTarget';

interface Props {
  target: MappedTarget;
  onChange: (target: MappedTarget) => void;
}

/** Whether the answers of a workbook are those of today, or a past review with a name and a day. */
export function TargetFields({ target, onChange }: Props) {
  const { t } = useTranslation('workbook');
  const id = useId();
  const today = useToday();
  return (
    <>
      <Radio.Group
        aria-label={t('mapping.target.label')}
        value={target.kind}
        onChange={({ target: field }) =>
          onChange({ ...target, kind: field.value === 'review' ? 'review' : 'answers' })
        }
        options={[
          { value: 'answers', label: t('mapping.target.answers') },
          { value: 'review', label: t('mapping.target.review') },
        ]}
      />
      {target.kind === 'review' && (
        <Flex gap="middle" wrap>
          <label className={styles.field} htmlFor={`${id}-review`}>
            {t('mapping.target.name')}
            <Input
              id={`${id}-review`}
              maxLength={200}
              value={target.name}
              onChange={({ target: field }) => onChange({ ...target, name: field.value })}
            />
          </label>
          <label className={styles.field} htmlFor={`${id}-day`}>
            {t('mapping.target.asOf')}
            <Input
              id={`${id}-day`}
              type="date"
              max={today}
              value={target.asOf}
              onChange={({ target: field }) => onChange({ ...target, asOf: field.value })}
            />
          </label>
        </Flex>
      )}
    </>
  );
}
