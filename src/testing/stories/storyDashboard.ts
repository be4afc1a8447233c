import { companyList, driverCounts, drivers, impactAreas } from './storyData';
import { graphDrivers } from './storyEvolution';
import { loading, reply } from './storyServer';

/** All that the dashboard of a company asks for. */
export const dashboardAnswers = () => ({
  getCompanies: reply(companyList()),
  getDrivers: reply(drivers()),
  getDriverCounts: reply(driverCounts()),
  getGraphDrivers: reply(graphDrivers()),
  getImpactAreas: reply(impactAreas()),
});

/** The company is known, none of its figures is. */
export const noFiguresYet = {
  getDrivers: loading,
  getDriverCounts: loading,
  getGraphDrivers: loading,
  getImpactAreas: loading,
};
