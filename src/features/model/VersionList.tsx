import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { useNow } from '@/shared/time/useClock';
import { useNotify } from '@/shared/ui/notify/useNotify';
import {
  useApplyModelMutation,
  useGetModelVersionsQuery,
  useUndoModelMutation,
  type ModelVersion,
} from './modelApi';
import { EffectList } from './EffectList';
import styles from './Model.module.css';

type Task = { kind: 'apply' | 'undo'; version: ModelVersion };

const UNDO_MS = 14 * 24 * 60 * 60 * 1000;

/** The versions of the model, the latest first, each with what it moves. */
export function VersionList() {
  const { t } = useTranslation('model');
  const notify = useNotify();
  const versions = useQueryView(useGetModelVersionsQuery());
  const [apply] = useApplyModelMutation();
  const [undo] = useUndoModelMutation();
  const now = useNow();
  const [shownId, setShownId] = useState<string | null>(null);
  const [task, setTask] = useState<Task | null>(null);

  if (versions.state === 'loading') return <LoadingCard />;
  if (versions.state === 'failed') {
    return <ErrorPanel error={versions.error} onRetry={versions.retry} />;
  }
  if (versions.data.length === 0) {
    return <EmptyPanel title={t('versions.none')}>{t('versions.noneDetail')}</EmptyPanel>;
  }
  const current = versions.data
    .filter(({ status }) => status === 'applied')
    .sort((a, b) => ((a.appliedAt ?? '') < (b.appliedAt ?? '') ? 1 : -1))[0];
  const isUndoable = (version: ModelVersion) =>
    version.id === current?.id && now - Date.parse(version.appliedAt ?? '') <= UNDO_MS;

  async function confirm() {
    if (!task) return;
    await (task.kind === 'apply' ? apply : undo)(task.version.id).unwrap();
    notify.success(t(`${task.kind}.done`));
  }
  return (
    <section aria-labelledby="model-versions" className={styles.section}>
      <Typography.Title level={2} id="model-versions" className={styles.heading}>
        {t('versions.title')}
      </Typography.Title>
      <ul className={styles.versions}>
        {versions.data.map((version) => {
          const isOutdated =
            version.status === 'draft' && version.createdAt < (current?.appliedAt ?? '');
          return (
            <li key={version.id} className={styles.version}>
              <Flex gap="small" align="center" wrap>
                <Tag>{t(isOutdated ? 'versions.outdated' : `versions.${version.status}`)}</Tag>
                <VersionText version={version} />
                <Button
                  aria-expanded={shownId === version.id}
                  onClick={() => setShownId(shownId === version.id ? null : version.id)}
                >
                  {t('versions.preview')}
                </Button>
                {version.status === 'draft' && !isOutdated && (
                  <Button type="primary" onClick={() => setTask({ kind: 'apply', version })}>
                    {t('versions.apply')}
                  </Button>
                )}
                {isUndoable(version) && (
                  <Button onClick={() => setTask({ kind: 'undo', version })}>
                    {t('versions.undo')}
                  </Button>
                )}
              </Flex>
              {shownId === version.id && <EffectList versionId={version.id} />}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        title={t(`${task?.kind ?? 'apply'}.title`)}
        open={task !== null}
        confirmLabel={t(`versions.${task?.kind ?? 'apply'}`)}
        onConfirm={confirm}
        failureOf={serverMessageOr(t('failed'))}
        onClose={() => setTask(null)}
      >
        {t(`${task?.kind ?? 'apply'}.detail`)}
      </ConfirmDialog>
    </section>
  );
}

function VersionText({ version }: { version: ModelVersion }) {
  const { t } = useTranslation('model');
  const { dayAndTime } = useFormats();
  const { note, changes, createdAt, appliedAt } = version;
  const time = dayAndTime(Date.parse(appliedAt ?? createdAt));
  return (
    <span className={styles.text}>
      <strong>{note || t('versions.unnamed')}</strong>{' '}
      <Typography.Text type="secondary">
        {t('versions.changes', { count: changes })} ·{' '}
        {t(appliedAt === null ? 'versions.created' : 'versions.appliedAt', { time })}
      </Typography.Text>
    </span>
  );
}
