import type { Browser, Response } from 'playwright-core';
import { paths } from '../../../src/shared/routing/paths';
import { DESK } from '../browser/conditions';
import { figure, type Figure } from '../report/figures';
import { loadPage, type Asked } from '../browser/loadPage';
import { newVisitor, signedIn, type Product } from '../browser/world';

const PAGES = [
  paths.dashboard(),
  paths.companyOverview(),
  paths.impactAreas(),
  paths.evolution(),
  paths.companiesManagement(),
  paths.workspacesManagement(),
  paths.collaboratorsManagement(),
  paths.help(),
];

/** Smaller answers gain nothing from being compressed. */
const WORTH_COMPRESSING = 1_024;

/** What each page asks for when it is opened for the first time, by somebody with all rights. */
export async function measureNetwork(browser: Browser, product: Product): Promise<Figure[]> {
  const cookies = await signedIn(browser, product.address, 'admin@example.com');
  const figures: Figure[] = [];
  for (const url of PAGES) {
    const visitor = await newVisitor(browser, product.address, { cookies });
    const plain: Promise<boolean>[] = [];
    visitor.on('response', (response) => plain.push(isPlain(response).catch(() => false)));
    const { requests } = await loadPage(visitor, { url, conditions: DESK, marks: [] });
    const calls = requests.filter(isCall);
    const again = calls.length - new Set(calls.map((asked) => JSON.stringify(asked))).size;
    const uncompressed = (await Promise.all(plain)).filter(Boolean).length;
    figures.push(
      figure('network', `${url}: requests`, '', [requests.length]),
      figure('network', `${url}: of these calls`, '', [calls.length]),
      figure('network', `${url}: calls made twice`, '', [again], { goal: 0 }),
      figure('network', `${url}: answers not compressed`, '', [uncompressed], { goal: 0 }),
    );
    await visitor.close();
  }
  return figures;
}

const isCall = ({ url }: Asked) => /\/(graphql|auth|user|company|workspace)\b/.test(url);

async function isPlain(response: Response): Promise<boolean> {
  const type = (await response.headerValue('content-type')) ?? '';
  if (!/text|json|javascript|svg/.test(type)) return false;
  if ((await response.headerValue('content-encoding')) !== null) return false;
  return (await response.body()).length > WORTH_COMPRESSING;
}
