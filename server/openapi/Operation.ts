import type { z } from 'zod';
import type { ErrorCode } from '@contract/rest';

/** A REST call, as the OpenAPI document describes it. */
export interface Operation {
  summary: string;
  /** 'person' needs a session; 'query' a session or an API token. */
  access: 'guest' | 'person' | 'query';
  /** The fields of the body, or of the query string of a GET. */
  fields?: readonly z.ZodType[];
  /** The type of the body; JSON by default. */
  type?: 'multipart/form-data';
  /** The field of a form that is a file. */
  file?: string;
  /** The media type of the file; by default that of any image. */
  fileType?: string;
  /** The statuses of a successful call, with what the reply has. */
  success: Record<number, string>;
  /** The type of the reply; JSON by default, null for a reply without a body. */
  replyType?: string | null;
  /** The refusals beside those of every call with this access. */
  errors?: readonly ErrorCode[];
  /** Codes that this call returns with the status 409, although their usual status is another one. */
  conflicts?: readonly ErrorCode[];
}

/** By method and path, such as `POST /auth/login`. */
export type Operations = Record<string, Operation>;
