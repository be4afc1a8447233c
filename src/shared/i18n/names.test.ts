import { driverTitle, GLOBAL_AVERAGE } from '@contract/fields/naming';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { generateFixtures } from '@server/fixtures/generate';
import { spanish } from './names.es';

it('the names and descriptions of drivers, areas and the sub-drivers of the demo model have a Spanish one, and no other has', () => {
  const { drivers, subdrivers } = generateFixtures();
  const names = [
    ...drivers.flatMap(({ name, description }) => [driverTitle(name), description]),
    GLOBAL_AVERAGE,
    ...Object.values(IMPACT_AREA_NAMES),
    ...subdrivers.map(({ name }) => name),
  ];
  expect(Object.keys(spanish).sort()).toEqual([...names].sort());
});
