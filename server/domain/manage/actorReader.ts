import type { Person } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import { createReader, type Reader } from '../queries/reader';
import type { Actor } from './targets';

/** A reader for the acting person that names actions in the language of the request, or else in the person's. */
export const actorReader = (tx: ReadTransaction, person: Person, { language }: Actor): Reader =>
  createReader(tx, person, language);
