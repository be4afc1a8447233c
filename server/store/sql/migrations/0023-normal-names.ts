import type { Db } from '@server/store/sql/transaction';
import { foldNames } from './0022-folded-names';

/** Corrects the copies of names in which letters and their accents were separate characters. */
export const normalNames = (db: Pick<Db, 'run'>): Promise<void> => foldNames(db);
