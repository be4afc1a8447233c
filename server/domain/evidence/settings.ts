import { SCAN_TIMEOUT_MS, type ScanSettings } from './scan';

export interface EvidenceSettings {
  /** The most bytes of a company's files, removed ones included. */
  companyBytes: number;
  scan: ScanSettings | null;
}

export const DEFAULT_EVIDENCE_GB = 2;

const GIGABYTE = 1024 ** 3;

/** `gigabytes`: of a company's files; `command`: the operator's program, absent for none. */
export const evidenceSettings = (
  gigabytes = DEFAULT_EVIDENCE_GB,
  command?: string,
): EvidenceSettings => ({
  companyBytes: gigabytes * GIGABYTE,
  scan: command === undefined ? null : { command, timeoutMs: SCAN_TIMEOUT_MS },
});
