import type { CreateCompanyPayload } from '@contract/payloads';
import { isWebsite } from '@contract/fields/website';
import { fieldErrorsOf, withServerMessage, type Failure } from '@/shared/lib/useSubmission';
import type { PickedImage } from '@/shared/ui/input/ImageField';

/** What is entered about a company. */
export interface CompanyValues {
  name: string;
  website: string;
  /** Null: the present logo stays, or the generic one where there is none. */
  logo: PickedImage | null;
}

const FIELDS = { company_name: 'name', company_website: 'website', company_logo: 'logo' };

export function toCompanyPayload(
  { name, website, logo }: CompanyValues,
  presentLogo: string | null = null,
): CreateCompanyPayload {
  return {
    company_name: name.trim(),
    company_logo: logo?.dataUrl ?? presentLogo ?? '',
    company_website: website.trim(),
  };
}

export const acceptsWebsite = (website: string | undefined) =>
  !website?.trim() || isWebsite(website);

export const canSaveCompany = ({ website }: Partial<CompanyValues>) => acceptsWebsite(website);

/** Our words, the server's behind them, and what it says about single fields. */
export const companyFailure =
  (ours: string) =>
  (error: unknown): Failure => ({
    ...withServerMessage(ours)(error),
    fields: fieldErrorsOf(error, FIELDS),
  });
