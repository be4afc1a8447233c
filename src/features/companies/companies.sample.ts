import { sampleId } from '@/shared/api/sample';
import type { Company } from './Company';

/** Shown when the companies can't be loaded and none are known; never saved, never sent. */
export const sampleCompanies: Company[] = ['Sample Manufacturing', 'Sample Services'].map(
  (name, index) => ({
    id: sampleId(`company-${index + 1}`),
    name,
    logo: null,
    website: null,
    activated: true,
    expirationDate: null,
    workspace: { id: sampleId('workspace'), name: 'Sample workspace' },
  }),
);
