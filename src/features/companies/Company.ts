import type { GetCompaniesQuery } from '@/shared/api/generated/operations';

export interface Company {
  id: string;
  name: string;
  logo: string | null;
  website: string | null;
  /** False once deleted, until restored or purged. */
  activated: boolean;
  /** When a deleted company is purged, ISO 8601 UTC. */
  expirationDate: string | null;
  workspace: { id: string; name: string } | null;
}

export function toCompany(dto: GetCompaniesQuery['companies'][number]): Company {
  const { expiration_date: expirationDate, ...rest } = dto;
  return { ...rest, expirationDate };
}
