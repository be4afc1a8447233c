import deleteIcon from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import plus from '@ant-design/icons-svg/es/asn/PlusOutlined';
import { Button, Form, Input } from 'antd';
import { TARGET_LIMITS } from '@contract/targets/targets';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { DecimalInput } from '@/shared/ui/input/DecimalInput';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import styles from './MilestoneFields.module.css';

/** Up to four milestones: rows of a day and a value, and a button that adds one. */
export function MilestoneFields() {
  const { t } = useTranslation('targets');
  return (
    <Form.Item label={t('dialog.milestones')}>
      <Form.List name="milestones">
        {(rows, { add, remove }, { errors }) => (
          <div ref={keepFocus}>
            {rows.map(({ key, name }, index) => {
              const place = { number: index + 1 };
              return (
                <div key={key} className={styles.row}>
                  <Form.Item name={[name, 'on']} noStyle>
                    <Input type="date" aria-label={t('dialog.milestoneDay', place)} />
                  </Form.Item>
                  <Form.Item name={[name, 'value']} noStyle>
                    <DecimalInput step={0.1} aria-label={t('dialog.milestoneValue', place)} />
                  </Form.Item>
                  <Button
                    type="text"
                    aria-label={t('dialog.removeMilestone', place)}
                    icon={<PlainIcon icon={deleteIcon} />}
                    onClick={() => remove(name)}
                  />
                </div>
              );
            })}
            <Form.ErrorList errors={errors} />
            {rows.length < TARGET_LIMITS.milestones && (
              <Button icon={<PlainIcon icon={plus} />} onClick={() => add({ on: '' })}>
                {t('dialog.addMilestone')}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
}
