import { digestedHeaders, type TableForm } from '@contract/mappings/form';

/** By which a workbook of the same form is recognized: SHA-256 of its headers, as 64 hexadecimal digits. */
export async function digestOf(form: TableForm): Promise<string> {
  const bytes = new TextEncoder().encode(digestedHeaders(form));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
