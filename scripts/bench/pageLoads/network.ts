import type { Browser, Response } from 'playwright-core';
import { paths } from '../../../src/shared/routing/paths';
import { DESK } from '../browser/conditions';
import { figure, type Figure } from '../report/figures';
import { loadPage, type SentRequest } from '../browser/loadPage';
import { cookiesOf, newVisitor, type Product } from '../browser/productAndBrowser';

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

/** Smaller responses, in bytes, need not be compressed. */
const COMPRESSIBLE = 1_024;

/** Counts the requests of each page when a global administrator opens it for the first time. */
export async function measureNetwork(browser: Browser, product: Product): Promise<Figure[]> {
  const cookies = await cookiesOf(browser, product.address, 'admin@example.com');
  const figures: Figure[] = [];
  for (const url of PAGES) {
    const visitor = await newVisitor(browser, product.address, { cookies });
    const uncompressed: Promise<boolean>[] = [];
    visitor.on('response', (response) =>
      uncompressed.push(isUncompressed(response).catch(() => false)),
    );
    const { requests } = await loadPage(visitor, { url, conditions: DESK, marks: [] });
    const calls = requests.filter(isCall);
    const repeated = calls.length - new Set(calls.map((request) => JSON.stringify(request))).size;
    const uncompressedCount = (await Promise.all(uncompressed)).filter(Boolean).length;
    figures.push(
      figure('network', `${url}: requests`, '', [requests.length]),
      figure('network', `${url}: of these calls`, '', [calls.length]),
      figure('network', `${url}: calls made twice`, '', [repeated], { goal: 0 }),
      figure('network', `${url}: responses not compressed`, '', [uncompressedCount], { goal: 0 }),
    );
    await visitor.close();
  }
  return figures;
}

const isCall = ({ url }: SentRequest) => /\/(graphql|auth|user|company|workspace)\b/.test(url);

async function isUncompressed(response: Response): Promise<boolean> {
  const type = (await response.headerValue('content-type')) ?? '';
  if (!/text|json|javascript|svg/.test(type)) return false;
  if ((await response.headerValue('content-encoding')) !== null) return false;
  return (await response.body()).length > COMPRESSIBLE;
}
