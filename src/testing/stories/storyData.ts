import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { UserDto } from '@contract/rest';
import { gradeOf, totalAverage } from '@contract/scoring/scoring';
import type {
  GetCompaniesQuery,
  GetDriverQuery,
  GetDriversQuery,
  GetImpactAreasQuery,
  GetImpactAreasWithCurrentQuery,
  GetSubdriversQuery,
} from '@/shared/api/generated/operations';
import { ACCOUNT_NAMES } from '@/testing/accountNames';

/** Builders for the replies of the server; each takes only the values that a story needs. */

export type StoryAccount =
  | 'admin'
  | 'company-admin'
  | 'workspace-admin'
  | 'editor'
  | 'subscriber'
  | 'without-company';

export const COMPANY = { id: 'company-1', name: 'Alder Valley Foods' };
export const LONG_COMPANY_NAME =
  'Tidewater Pump Makers and Hydraulic Engineering Holding of the Northern River Provinces';

const ADMINISTRATOR = 'administrator';

const PEOPLE: Record<StoryAccount, Partial<UserDto>> = {
  admin: {
    name: ACCOUNT_NAMES.admin,
    role: ADMINISTRATOR,
    company_role: ADMINISTRATOR,
    workspace_role: ADMINISTRATOR,
  },
  'company-admin': { name: ACCOUNT_NAMES['company-admin'], company_role: ADMINISTRATOR },
  'workspace-admin': { name: ACCOUNT_NAMES['workspace-admin'], workspace_role: ADMINISTRATOR },
  editor: {},
  subscriber: {
    name: ACCOUNT_NAMES.subscriber,
    role: 'subscriber',
    company_role: 'subscriber',
    workspace_role: 'subscriber',
  },
  'without-company': {
    name: 'Maximiliana Featherstonehaugh',
    company_id: null,
    workspace_id: null,
  },
};

export function person(account: StoryAccount): UserDto {
  return {
    id: `user-${account}`,
    name: ACCOUNT_NAMES.editor,
    email: `${account}@example.com`,
    picture_url: null,
    role: 'editor',
    company_role: 'editor',
    workspace_role: 'editor',
    company_id: COMPANY.id,
    workspace_id: 'workspace-1',
    ...PEOPLE[account],
  };
}

type CompanyDto = GetCompaniesQuery['companies'][number];

const WORKSPACE = { id: 'workspace-1', name: 'Food and Household Group' };

export function company(parts: Partial<CompanyDto> = {}): CompanyDto {
  return {
    ...COMPANY,
    logo: null,
    website: 'https://alder-valley.example',
    activated: true,
    expiration_date: null,
    money_unit: 'USD',
    workspace: WORKSPACE,
    ...parts,
  };
}

const COMPANY_NAMES = [
  COMPANY.name,
  'Copper Lane Bakeries',
  'Granite Rail Works',
  'Blue Kiln Ceramics',
  'Cedar Yard Packaging',
  'Quayside Cold Storage',
  'Hilltop Wind Services',
  'Plain Street Pharmacies',
  'Lantern Row Publishing',
  'Sparrow Hill Clinics',
];

/** This number of companies. From the eleventh on their names have a number, so that they differ. */
export function companies(count = COMPANY_NAMES.length): CompanyDto[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / COMPANY_NAMES.length);
    const name = COMPANY_NAMES[index % COMPANY_NAMES.length] ?? COMPANY.name;
    return company({ id: `company-${index + 1}`, name: round ? `${name} ${round + 1}` : name });
  });
}

export function companyList(list: CompanyDto[] = [company()]): GetCompaniesQuery {
  return { workspaces: [WORKSPACE], companies: list };
}

export const DRIVER_NAMES = [
  '1. Expectations',
  '2. Operating Margin',
  '3. Revenue Growth',
  '4. Asset Efficiency',
];

/** Drivers with these averages. A driver without an average is left out, also of the total. */
export function drivers(
  averages: readonly (number | null)[] = [7.9, 4.2, 5.6, 6.4],
  bases: Record<string, DriverBasis> = driverBases(),
): GetDriversQuery {
  const total = { name: 'Total', average: totalAverage(averages) };
  const own = DRIVER_NAMES.map((name, index) => ({ name, average: averages[index] ?? null }));
  const present = own.filter(({ average }) => average !== null);
  const rated = [...present, total].map((driver) => ({
    ...driver,
    grade: gradeOf(driver.average),
    ...(bases[driver.name] ?? {
      scored: null,
      total: null,
      previous: null,
      previous_week: null,
      previous_model_changed: false,
    }),
  }));
  const weakestPoint = {
    below_target: 1.3,
    action: {
      id: 'activity-1-3-2-2',
      name: '1.3.2.2 Integrate acquired companies within a year',
      impact_area: '1',
      days_late: 2,
    },
  };
  return { drivers: rated, weakestPoint, planDue: 2, roundsDue: 1, noticeCount: 3 };
}

type DriverBasis = Pick<
  GetDriversQuery['drivers'][number],
  'scored' | 'total' | 'previous' | 'previous_week' | 'previous_model_changed'
>;

/**
 * How many of each driver's actions have a score, and the averages of four weeks ago, in the order of the
 * drivers.
 */
export function driverBases(
  scored: readonly number[] = [33, 41, 29, 35],
  total = 58,
  previous: readonly (number | null)[] = [7.6, 4.4, 5.6, null],
): Record<string, DriverBasis> {
  const previousOf = (average: number | null) => ({
    previous: average,
    previous_week: average === null ? null : '2026-W43',
    previous_model_changed: false,
  });
  const own = DRIVER_NAMES.map((name, index): [string, DriverBasis] => [
    name,
    { scored: scored[index] ?? 0, total, ...previousOf(previous[index] ?? null) },
  ]);
  const all = own.reduce((sum, [, basis]) => sum + (basis.scored ?? 0), 0);
  const global = previousOf(totalAverage(previous));
  return {
    ...Object.fromEntries(own),
    Total: { scored: all, total: own.length * total, ...global },
  };
}

type GradedActivityDto = GetDriverQuery['subdriverActivitiesGrade'][number]['activities'][number];

/** An action with its score; null if it has none. */
export function graded(name: string, average: number | null): GradedActivityDto {
  return { id: `activity-${name}`, name, average, grade: gradeOf(average), not_applicable: false };
}

/** A driver with its actions by sub-driver. */
export function driver(
  parts: Partial<GetDriverQuery['driver']> = {},
  groups: GetDriverQuery['subdriverActivitiesGrade'] = [
    {
      name: 'Selling, general and administrative',
      activities: [
        graded('1.1.2.4 Set the price position per segment', 8),
        graded('2.3.1.1 Give every large customer one named contact', 5),
        { ...graded('2.3.1.2 Visit every shop once a quarter', null), not_applicable: true },
        graded('4.2.1.3 Review staffing plans before each budget round', 3),
        graded('5.1.2.2 Retire systems that nobody answers for', null),
      ],
    },
    {
      name: 'Cost of goods sold',
      activities: [
        graded('1.1.3.4 Plan unit cost targets by product line', 9),
        graded('3.2.2.1 Design products for the lines they are made on', 4),
      ],
    },
  ],
): GetDriverQuery {
  return {
    driver: {
      name: '2. Operating Margin',
      average: 5.6,
      grade: 'Medium',
      description:
        'What remains of each dollar of revenue after running the business and paying taxes on it.',
      evidenced_share: 0.28,
      shown_share: 0.2,
      declared_only_share: 0.1,
      ...parts,
    },
    subdriverActivitiesGrade: groups,
  };
}

/** The ratings of some sub-drivers, among them those of `driver`. */
export function subdrivers(): GetSubdriversQuery {
  const rated = (driver: string, name: string, average: number | null, scored = 16) => ({
    name,
    driver,
    average,
    grade: gradeOf(average),
    scored: average === null ? 0 : scored,
    total: 27,
  });
  return {
    subdriverActivitiesGrade: [
      rated('1. Expectations', 'Company strengths', 8.1),
      rated('1. Expectations', 'External factors', 7.6),
      rated('2. Operating Margin', 'Selling, general and administrative', 5.2, 3),
      rated('2. Operating Margin', 'Cost of goods sold', 6.1, 2),
      rated('2. Operating Margin', 'Income taxes', null),
      rated('3. Revenue Growth', 'Volume', 5.9),
      rated('3. Revenue Growth', 'Price realization', 4.4),
      rated('4. Asset Efficiency', 'Property, plant and equipment', 3.2),
      rated('4. Asset Efficiency', 'Inventory', 5.5),
      rated('4. Asset Efficiency', 'Receivables and payables', 7.2),
    ],
  };
}

/** The percentages of areas 1 … 7, each with its current activity, as both queries of them return it. */
export function impactAreas(
  completed: readonly number[] = [90, 80.6, 68.8, 62, 51.2, 24, 0],
): GetImpactAreasWithCurrentQuery & GetImpactAreasQuery {
  return {
    impactAreas: IMPACT_AREA_NAMES.map((_, index) => ({
      name: String(index + 1),
      completed: completed[index] ?? 0,
      current: `activity-${index + 1}-1`,
      current_name: `${index + 1}.2.2.3 Forecast item demand`,
      answered: Math.floor(((completed[index] ?? 0) * 30) / 100),
      total: 30,
    })),
  };
}
