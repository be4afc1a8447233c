import type { CreateCompanyPayload } from '@contract/payloads';
import { isWebsite } from '@contract/fields/website';
import { fieldErrorsOf, withServerMessage, type Failure } from '@/shared/lib/useSubmission';
import type { PickedImage } from '@/shared/ui/input/ImageField';

/** The values of the company form. */
export interface CompanyValues {
  name: string;
  website: string;
  /** An ISO 4217 code. */
  moneyUnit: string;
  /** Null if no image was picked; the company then keeps its current logo. */
  logo: PickedImage | null;
}

const FIELDS = {
  company_name: 'name',
  company_website: 'website',
  company_logo: 'logo',
  money_unit: 'moneyUnit',
};

export function toCompanyPayload(
  { name, website, logo, moneyUnit }: CompanyValues,
  currentLogo: string | null = null,
): CreateCompanyPayload {
  return {
    company_name: name.trim(),
    company_logo: logo?.dataUrl ?? currentLogo ?? '',
    company_website: website.trim(),
    money_unit: moneyUnit,
  };
}

export const acceptsWebsite = (website: string | undefined) =>
  !website?.trim() || isWebsite(website);

export const canSaveCompany = ({ website }: Partial<CompanyValues>) => acceptsWebsite(website);

/** The message `text`, followed by the server's message, and the server's errors about single fields. */
export const companyFailure =
  (text: string) =>
  (error: unknown): Failure => ({
    ...withServerMessage(text)(error),
    fields: fieldErrorsOf(error, FIELDS),
  });
