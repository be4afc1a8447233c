import { sampleId } from '@/shared/api/sample/sample';
import type { CompanyList } from './Company';

const workspace = { id: sampleId('workspace-1'), name: 'Sample workspace' };

/** Shown when the companies can't be loaded and none are known; never saved, never sent. */
export const sampleCompanies: CompanyList = {
  workspaces: [workspace],
  companies: ['Sample Manufacturing', 'Sample Services'].map((name, index) => ({
    id: sampleId(`company-${index + 1}`),
    name,
    logo: null,
    website: null,
    activated: true,
    expirationDate: null,
    workspace,
  })),
};
