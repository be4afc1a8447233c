import { sampleId } from '@/shared/api/sample/sample';
import type { CompanyList } from './Company';

const workspace = { id: sampleId('workspace-1'), name: 'Sample workspace' };

/** Shown if the companies cannot be loaded and none are cached. Sample data is never persisted or sent. */
export const sampleCompanies: CompanyList = {
  workspaces: [workspace],
  isComplete: true,
  companies: ['Sample Manufacturing', 'Sample Services'].map((name, index) => ({
    id: sampleId(`company-${index + 1}`),
    name,
    logo: null,
    website: null,
    activated: true,
    expirationDate: null,
    moneyUnit: 'USD',
    workspace,
  })),
};
