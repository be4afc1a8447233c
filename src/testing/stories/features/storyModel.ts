import type {
  GetModelPreviewQuery,
  GetModelVersionsQuery,
} from '@/shared/api/generated/operations';
import { companyList, DRIVER_NAMES } from '../storyData';

const AT = '2026-03-02T09:30:00.000Z';
const [COMPANY] = companyList().companies;

/** A draft and the version before it. */
export const modelVersions = (): GetModelVersionsQuery => ({
  modelVersions: [
    {
      id: 'version-2',
      status: 'draft',
      note: 'Two questions about data',
      changes: 3,
      created_at: '2026-04-01T08:00:00.000Z',
      applied_at: null,
    },
    {
      id: 'version-1',
      status: 'applied',
      note: 'Our playbook',
      changes: 12,
      created_at: AT,
      applied_at: AT,
    },
  ],
});

export const modelPreview = (): GetModelPreviewQuery => ({
  modelPreview: [
    {
      company_id: COMPANY?.id ?? '',
      company_name: COMPANY?.name ?? '',
      driver: DRIVER_NAMES[0] ?? '',
      before: 5.4,
      after: 5.7,
      change: 0.3,
      contributions: [
        { activity_id: 'one', name: '1.1.1.1 Agree on the margins', contribution: 0.4 },
        { activity_id: 'two', name: '1.1.1.2 Review the prices', contribution: -0.1 },
      ],
    },
    {
      company_id: COMPANY?.id ?? '',
      company_name: COMPANY?.name ?? '',
      driver: 'Total',
      before: 5.5,
      after: 5.575,
      change: 0.075,
      contributions: [],
    },
  ],
});
