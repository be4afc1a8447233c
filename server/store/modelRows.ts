/** Rows of the reference model, which is the same for every company. */

export interface DriverRow {
  id: string;
  position: number;
  /** With its prefix: '1. Expectations'. */
  name: string;
  description: string;
}

export interface SubdriverRow {
  id: string;
  driver_id: string;
  position: number;
  name: string;
  /** When it was retired; absent or null while it is in use. */
  retired_at?: string | null;
}

export interface ProcessRow {
  id: string;
  /** 1 … 7. */
  impact_area: number;
  number: string;
  name: string;
}

export interface SubprocessRow {
  id: string;
  process_id: string;
  number: string;
  name: string;
}

export interface ActivityRow {
  id: string;
  /** Begins with the dotted number and a space: '1.2.3.4 Agree on …'. */
  name: string;
  description: string;
  /** 1 … 7. */
  impact_area: number;
  subdriver_id: string;
  subprocess_id: string;
  /** 0–10, the general relevance of the activity; null if unknown. */
  relevance: number | null;
  /** When it was retired; absent or null while it is in use. */
  retired_at?: string | null;
}
