import type { Language } from '@contract/language';
import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import type { ReadTransaction } from '@server/store/Store';
import type { AnswerRow, CompanyRow } from '@server/store/tables';
import { forbidden, notFound } from '@server/domain/errors';
import { loadModel, type Model } from '@server/domain/figures/model';
import { lastLanguage } from './lastLanguage';
import { once } from './once';
import { affiliationOf, withReach, type Affiliation } from './users';

export interface ReadingPerson extends Person {
  /** Whether the person sees of `company_id` only its figures, neither its website nor its people. */
  figures_only?: true;
  /** Reads with an API token, for one company or for all that its owner may see; absent for a session. */
  token_scope?: 'company' | 'person';
}

/** Reads data for one person and one request. Everything is read at most once per request. */
export interface Reader {
  tx: ReadTransaction;
  person: ReadingPerson;
  affiliation(): Promise<Affiliation>;
  /** The person with the `administrators_reach` of their workspace, as stored in this transaction. */
  personWithReach(): Promise<ReadingPerson>;
  /** In which the reply names actions. */
  language(): Promise<Language>;
  model(): Promise<Model>;
  /**
   * A company whose figures the person may see. Throws FORBIDDEN if it is the person's own company but
   * deactivated, and NOT_FOUND for any other company.
   */
  company(id: string): Promise<CompanyRow>;
  /** Answers of a company by activity id, with the same errors as `company`. */
  answers(companyId: string): Promise<Map<string, AnswerRow>>;
}

/** `namesIn`: the language of the names of actions; by default the one that the person last used. */
export function createReader(
  tx: ReadTransaction,
  person: ReadingPerson,
  namesIn?: Language,
): Reader {
  const affiliation = once(() => affiliationOf(tx, person.company_id));
  const mayHaveReach = person.workspace_role === 'administrator' && !isAdmin(person);
  const personWithReach = async () =>
    mayHaveReach ? withReach(person, await affiliation()) : person;
  const company = memoize((id: string) => visibleCompany(tx, person, personWithReach, id));
  const language = once(async () => namesIn ?? lastLanguage(tx, person.id));
  const model = once(() => modelIn(tx, language));
  const answers = memoize(async (companyId: string) => {
    await company(companyId);
    return answersByActivity(tx, companyId);
  });
  return {
    tx,
    person,
    affiliation,
    personWithReach,
    company,
    answers,
    language,
    model,
  };
}

/** The language is read only where names have texts in another one. */
async function modelIn(tx: ReadTransaction, language: () => Promise<Language>): Promise<Model> {
  const model = await loadModel(tx);
  return model.hasTexts ? model.inLanguage(await language()) : model;
}

async function answersByActivity(
  tx: ReadTransaction,
  companyId: string,
): Promise<Map<string, AnswerRow>> {
  const answers = await tx.find('answers', { company_id: companyId });
  return new Map(answers.map((answer) => [answer.activity_id, answer]));
}

async function visibleCompany(
  tx: ReadTransaction,
  person: Person,
  personWithReach: Reader['personWithReach'],
  id: string,
) {
  const isOwn = person.company_id === id;
  const company = await tx.get('companies', id);
  const resource = company && { company_id: id, workspace_id: company.workspace_id };
  const viewer = isOwn || isAdmin(person) ? person : await personWithReach();
  if (!resource || !can(viewer, 'viewFigures', resource)) throw notFound('company');
  if (!company.activated && !isAdmin(person)) {
    throw isOwn ? forbidden('This company has been deleted.') : notFound('company');
  }
  return company;
}

/** Runs `load` once for each key. */
function memoize<R>(load: (key: string) => Promise<R>): (key: string) => Promise<R> {
  const loaded = new Map<string, Promise<R>>();
  return (key) => {
    const loading = loaded.get(key) ?? load(key);
    loaded.set(key, loading);
    return loading;
  };
}
