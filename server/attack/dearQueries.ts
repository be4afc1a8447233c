import { ANSWER_FIELDS } from '@contract/answer';
import { TestClient } from '../testing/client';
import { DEMO_PASSWORD } from '../store/demo/seed';
import { fillForQueries } from './fillForQueries';
import type { Scenario } from './scenario';
import { withAttackedServer } from './attackedServer';
import { watchServer } from './watch';

const DURATION_MS = 8_000;
const DURATION_SHORT_MS = 1_000;

const ANSWER = `{ id activity_id activity_name company_id ${ANSWER_FIELDS.map(({ name }) => name).join(' ')}
  answered_at average_score revision driver impact_area confirmed_at evidence_count comment_count }`;
const PERSON = `{ id name email image company_id company_name company_image role company_role workspace_role
  activated invitation_expires last_active second_factor sessions }`;
const COMPANY = `{ id name logo image website activated expiration_date workspace { id name } workspace_id average
  completed people }`;

/** The dearest queries that the bounds allow: one field several times, with all that it offers. */
const QUERIES = [
  ['answers', 2, `answers(company_id: "company-1") ${ANSWER}`],
  ['collaborators', 1, `collaborators { company_id company_name collaborators ${PERSON} }`],
  ['workspaces', 1, `workspaces { id companies { id name } collaborators ${PERSON} }`],
  ['companies', 6, `companies ${COMPANY}`],
  ['portfolio', 2, 'portfolio { company_id completed fresh cells { driver average previous } }'],
  ['health', 2, 'dataHealth(company_id: "company-1") { items { name detail } }'],
] as const;

/** An administrator of 1,200 companies, one of which has 5,000 answers, sends the dearest queries one after another. */
export const dearQueries: Scenario = {
  name: 'dear queries',
  run: ({ store, short }) =>
    withAttackedServer(store, async (attacked) => {
      await (await attacked.start()).stop();
      await fillForQueries(attacked, short ? { companies: 60, actions: 250 } : FULL);
      const server = await attacked.start();
      const client = new TestClient(`http://127.0.0.1:${String(server.port)}`);
      await client.post('/auth/login', { email: 'admin@example.com', password: DEMO_PASSWORD });

      const figures = [];
      for (const [name, times, field] of QUERIES) {
        const aliases = Array.from({ length: times }, (_, index) => `q${String(index)}: ${field}`);
        const watch = await watchServer(server);
        const until = performance.now() + (short ? DURATION_SHORT_MS : DURATION_MS);
        let sent = 0;
        while (performance.now() < until) {
          const { errors } = await client.query(`{ ${aliases.join(' ')} }`);
          if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
          sent++;
        }
        // Its memory holds all people of the companies, so that it has no goal here.
        const own = (await watch.figures()).filter(({ unit }) => unit !== 'MB');
        const labelled = own.map((figure) => ({ ...figure, label: `${name}: ${figure.label}` }));
        figures.push(
          { label: `${name}: answered`, value: sent, unit: 'count' } as const,
          ...labelled,
        );
      }
      return figures;
    }),
};

const FULL = { companies: 1_200, actions: 5_000 };
