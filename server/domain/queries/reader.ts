import { can, isAdmin, type Person } from '@contract/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { AnswerRow, CompanyRow } from '@server/store/tables';
import { forbidden, notFound } from '@server/domain/errors';
import { loadModel, type Model } from '@server/domain/figures/model';

/** What one request reads for one person: each thing once, however many fields ask for it. */
export interface Reader {
  tx: ReadTransaction;
  person: Person;
  model(): Promise<Model>;
  /** A company whose figures the person may see; else NOT_FOUND, or FORBIDDEN for the own, deactivated one. */
  company(id: string): Promise<CompanyRow>;
  /** Answers of a company by activity; refuses as `company` does. */
  answers(companyId: string): Promise<Map<string, AnswerRow>>;
}

export function createReader(tx: ReadTransaction, person: Person): Reader {
  const company = remember((id: string) => visibleCompany(tx, person, id));
  const model = remember(() => loadModel(tx));
  const answers = remember(async (companyId: string) => {
    await company(companyId);
    return answersByActivity(tx, companyId);
  });
  return { tx, person, company, answers, model: () => model('') };
}

async function answersByActivity(
  tx: ReadTransaction,
  companyId: string,
): Promise<Map<string, AnswerRow>> {
  const answers = await tx.find('answers', { company_id: companyId });
  return new Map(answers.map((answer) => [answer.activity_id, answer]));
}

async function visibleCompany(tx: ReadTransaction, person: Person, id: string) {
  if (!can(person, 'viewFigures', { company_id: id })) throw notFound('company');
  const company = await tx.get('companies', id);
  if (!company) throw notFound('company');
  if (!company.activated && !isAdmin(person)) {
    throw forbidden('This company has been deleted.');
  }
  return company;
}

/** Runs `load` once for each key. */
function remember<R>(load: (key: string) => Promise<R>): (key: string) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (key) => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    return loading;
  };
}
