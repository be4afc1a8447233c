import { shownDriver } from '@contract/fields/naming';
import { roundToSum } from '@contract/scoring/numbers/roundToSum';
import { shownDifference } from '@contract/scoring/numbers/shownDifference';
import { Button, Flex, Typography } from 'antd';
import { usePagesView } from '@/shared/api/usePagesView';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import styles from './Model.module.css';
import { useGetModelPreviewInfiniteQuery, type ModelEffect } from './modelApi';

/** The averages that a version moves, by company and driver, with the actions behind them. */
export function EffectList({ versionId }: { versionId: string }) {
  const { t } = useTranslation('model');
  const pages = usePagesView(useGetModelPreviewInfiniteQuery(versionId));
  const effects = pages.view;
  if (effects.state === 'loading') return <LoadingCard />;
  if (effects.state === 'failed') {
    return <ErrorPanel error={effects.error} onRetry={effects.retry} />;
  }
  const companies = [...new Set(effects.data.map(({ company_id }) => company_id))];
  return (
    <Flex vertical gap="small" align="start">
      <Typography.Text type="secondary">{t('preview.intro')}</Typography.Text>
      {effects.data.length === 0 ? (
        <Typography.Text>{t('preview.none')}</Typography.Text>
      ) : (
        <div className={styles.effects}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['driver', 'before', 'after', 'change'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`preview.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {companies.map((id) => (
              <CompanyEffects
                key={id}
                effects={effects.data.filter(({ company_id }) => company_id === id)}
              />
            ))}
          </table>
        </div>
      )}
      {pages.hasMore && (
        <Button loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('preview.more')}
        </Button>
      )}
    </Flex>
  );
}

function CompanyEffects({ effects }: { effects: readonly ModelEffect[] }) {
  const { t } = useTranslation('model');
  const { score, signed } = useFormats();
  const nameOf = useNames();
  const figure = (average: number | null) => (average === null ? '–' : score(average));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {effects[0]?.company_name}
        </th>
      </tr>
      {effects.map(({ driver, before, after, contributions }) => {
        const change = before === null || after === null ? null : shownDifference(before, after);
        const shown = roundToSum(
          contributions.map(({ contribution }) => contribution),
          change ?? undefined,
        );
        return (
          <tr key={driver}>
            <td>
              {nameOf(shownDriver(driver))}
              {contributions.length > 0 && (
                <details>
                  <summary>{t('preview.actions', { count: contributions.length })}</summary>
                  <ul className={styles.contributions}>
                    {contributions.map((one, index) => (
                      <li key={one.activity_id}>
                        {one.name}: {signed(shown[index] ?? 0)}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </td>
            <td>{figure(before)}</td>
            <td>{figure(after)}</td>
            <td>{change === null ? '–' : signed(change)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
