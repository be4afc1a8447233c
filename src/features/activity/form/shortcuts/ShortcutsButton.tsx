import { Button, Flex, Popover, Switch, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { selectShortcuts, shortcutsSwitched, type ActivityState } from '../../activitySlice';
import { SHORTCUTS } from './shortcuts';
import styles from './ShortcutsButton.module.css';

/** Lists the keyboard shortcuts of the action form and lets the person switch them off. */
export function ShortcutsButton() {
  const { t } = useTranslation('activity');
  if (useIsMobile()) return null;
  return (
    <Popover trigger="click" title={t('shortcuts.title')} content={<Shortcuts />}>
      <Button>{t('shortcuts.title')}</Button>
    </Popover>
  );
}

function Shortcuts() {
  const { t } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const isOn = useSelector((state: { activity: ActivityState }) => selectShortcuts(state));

  return (
    <Flex vertical gap="small" className={styles.content}>
      <dl className={styles.list}>
        {Object.entries(SHORTCUTS).map(([key, shortcut]) => (
          <div key={key}>
            <dt>
              <Typography.Text keyboard>{key}</Typography.Text>
            </dt>
            <dd>
              {'go' in shortcut ? t(`shortcuts.${shortcut.go}`) : t(`field.${shortcut.field}`)}
            </dd>
          </div>
        ))}
      </dl>
      <Typography.Text type="secondary">{t('shortcuts.digits')}</Typography.Text>
      <Flex component="label" align="center" gap="small">
        <Switch
          size="small"
          checked={isOn}
          onChange={(next) => dispatch(shortcutsSwitched(next))}
        />
        {t('shortcuts.use')}
      </Flex>
    </Flex>
  );
}
