import { companyList, drivers, impactAreas } from '../storyData';
import { graphDrivers } from './storyEvolution';
import { loading, reply } from '../storyServer';

/** The replies to all requests of a company's dashboard. */
export const dashboardAnswers = () => ({
  getCompanies: reply(companyList()),
  getDrivers: reply(drivers()),
  getGraphDrivers: reply(graphDrivers()),
  getImpactAreas: reply(impactAreas()),
});

/** The company is loaded, but none of its figures. */
export const noFiguresYet = {
  getDrivers: loading,
  getGraphDrivers: loading,
  getImpactAreas: loading,
};
