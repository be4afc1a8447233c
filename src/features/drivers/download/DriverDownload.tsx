import { joinDownloadables, mapDownloadable, toDownloadable } from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import type { Report } from '@/shared/download/Report';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterGroups, type ActionFilter } from '../detail/actionFilter';
import type { CompanyRatings } from '../Driver';
import type { ActionOrder, DriverDetail } from '../DriverDetail';
import { useGetDriverQuery, useGetDriversQuery, useGetSubdriversQuery } from '../driversApi';
import { cheapAndRelevantOf, type ImprovableAction } from '../ImprovableAction';
import { rateGroups, type Subdriver } from '../Subdriver';
import { actionsTable, ratingsTable, subdriversTable } from './driverTables';
import { useReportWords } from './reportWords';

interface Props {
  company: { id: string; name: string };
  driverName: string;
  order: ActionOrder;
  filter: ActionFilter;
  /** The company's answers; without them no action is known to be cheap and relevant. */
  answered?: readonly ImprovableAction[] | undefined;
}

/** A menu that downloads one driver's rating, its sub-drivers, and the actions that the filter keeps. */
export function DriverDownload({ company, driverName, order, filter, answered }: Props) {
  const { t } = useTranslation(['drivers', 'shared']);
  const words = { ...useReportWords(), t };
  const subdrivers = toDownloadable(useGetSubdriversQuery(company.id));
  const ratings = toDownloadable(useGetDriversQuery(company.id));
  const driver = toDownloadable(
    useGetDriverQuery({ companyId: company.id, driverName }),
    ({ average }) => average === null,
  );

  function reportOf(
    data: DriverDetail,
    subdriverRatings: readonly Subdriver[],
    { bases }: CompanyRatings,
  ): Report {
    const groups = rateGroups(data, subdriverRatings, order);
    const name = words.nameOf(data.title);
    const description = data.description ? [{ subject: name, text: data.description }] : [];
    return {
      title: name,
      company: company.name,
      scope:
        filter === 'all'
          ? undefined
          : t('shared:download.filter', { filter: t(`filter.${filter}`) }),
      date: new Date(),
      notes: [
        ...description,
        { subject: name, text: words.notes.driver.text },
        { subject: t('report.action'), text: t('explain.actionScore') },
        words.notes.grade,
      ],
      pictures: [],
      tables: [
        ratingsTable([data], bases, words),
        subdriversTable(groups, words),
        actionsTable(filterGroups(groups, filter, cheapAndRelevantOf(answered)), order, words),
      ],
    };
  }

  return (
    <DownloadMenu
      report={mapDownloadable(
        joinDownloadables(driver, joinDownloadables(subdrivers, ratings)),
        ([data, others]) =>
          () =>
            reportOf(data, ...others),
      )}
      contents="driver"
      companyIds={[company.id]}
    />
  );
}
