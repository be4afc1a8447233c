import { AppError, unauthenticated } from '@server/domain/errors';
import type { Model } from '@server/domain/figures/model';
import { createReader, type Reader } from '@server/domain/queries/reader';
import { toPerson } from '@server/domain/queries/users';
import type { ReadTransaction, Store, Where } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';

/** The rows of a page, so that memory does not grow with their number. */
const PAGE_ROWS = 200;

/** The lookups with which the rows of one page are converted. */
export interface RowContext {
  /** The person whose data is exported. */
  id: string;
  tx: ReadTransaction;
  model: Model;
  /** The company's name; null if the person may no longer see its figures. */
  readableCompany(id: string): Promise<string | null>;
}

/** The company and the action of a row. Its values are exported only if the person may see the company's figures. */
export async function about(
  context: RowContext,
  { company_id, activity_id }: { company_id: string; activity_id?: string },
) {
  const company = await context.readableCompany(company_id);
  const activity = activity_id === undefined ? undefined : context.model.known(activity_id);
  return {
    readable: company !== null,
    facts: {
      company_id,
      company,
      ...(activity_id !== undefined && { activity_id, activity: activity?.name ?? null }),
    },
  };
}

type ToJson<Row> = (row: Row, context: RowContext) => object | Promise<object>;

/** Reads with the rights that the person has now; UNAUTHENTICATED if they were removed in the meantime. */
export const readAs = <R>(store: Store, id: string, work: (context: RowContext) => Promise<R>) =>
  store.read(async (tx) => {
    const user = await tx.get('users', id);
    if (!user?.activated) throw unauthenticated();
    const reader = createReader(tx, await toPerson(tx, user));
    const model = await reader.model();
    return work({ id, tx, model, readableCompany: (company) => nameIfReadable(reader, company) });
  });

async function nameIfReadable(reader: Reader, company: string): Promise<string | null> {
  try {
    return (await reader.company(company)).name;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * The rows of which one of the columns contains the person's id, each once, read in pages. Each page is a transaction
 * of its own, so that a slow download holds none.
 */
export const rowsNaming = <T extends TableName>(
  table: T,
  columns: readonly (keyof Tables[T] & string)[],
  toJson: ToJson<Tables[T]>,
) =>
  async function* rows(store: Store, id: string): AsyncGenerator<object> {
    for (const [index, column] of columns.entries()) {
      const former = columns.slice(0, index);
      let after: string | null = '';
      while (after !== null) {
        const from: string = after;
        const page = await readAs(store, id, async (context) => {
          const found = await context.tx.findAfter(table, whereIs(column, id), from, PAGE_ROWS);
          const unseen = found.filter((row) => !former.some((one) => row[one] === id));
          const converted = await Promise.all(unseen.map(async (row) => toJson(row, context)));
          return { converted, next: found.length === PAGE_ROWS ? found.at(-1)?.id : undefined };
        });
        yield* page.converted;
        after = page.next ?? null;
      }
    }
  };

/** The columns of people's ids are texts, which the type of `Where` cannot know for every table. */
const whereIs = <T extends TableName>(column: keyof Tables[T], id: string) =>
  ({ [column]: id }) as Where<Tables[T]>;

/** The events that the person caused or that are about them, the latest first. */
export const eventsNaming = (toJson: ToJson<Tables['events']>) =>
  async function* rows(store: Store, id: string): AsyncGenerator<object> {
    let after: { id: string; at: string } | null = null;
    for (;;) {
      const before: typeof after = after;
      const page = await readAs(store, id, async (context) => {
        const filter = { personId: id, after: before, limit: PAGE_ROWS };
        const found = await context.tx.findEvents(filter);
        const converted = await Promise.all(found.map(async (row) => toJson(row, context)));
        return { converted, last: found.length === PAGE_ROWS ? found.at(-1) : undefined };
      });
      yield* page.converted;
      if (!page.last) return;
      after = page.last;
    }
  };
