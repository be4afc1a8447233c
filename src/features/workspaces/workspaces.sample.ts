import { sampleId } from '@/shared/api/sample/sample';
import type { Workspace } from './Workspace';

const companies = ['Sample Manufacturing', 'Sample Services'].map((name, index) => ({
  id: sampleId(`company-${index + 1}`),
  name,
  logo: null,
  activated: true,
}));

/** Shown if the workspaces cannot be loaded and none are cached. Sample data is never persisted or sent. */
export const sampleWorkspaces: Workspace[] = [
  {
    id: sampleId('workspace-1'),
    name: 'Sample workspace',
    companies,
    collaborators: companies.map((company, index) => ({
      id: sampleId(`user-${index + 1}`),
      name: `Sample person ${index + 1}`,
      email: `sample-${index + 1}@demo.example`,
      image: null,
      role: 'editor',
      companyId: company.id,
      companyName: company.name,
      companyRole: 'editor',
      workspaceRole: 'editor',
      activated: true,
      invitationExpires: null,
    })),
  },
];
