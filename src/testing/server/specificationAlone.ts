import { readFileSync } from 'node:fs';
import express from 'express';
import { buildASTSchema, parse, validate, visit, type ConstDirectiveNode } from 'graphql';

/** The calls that every server of the contract has. */
const CALLS = new Set([
  ...['/auth/user', '/auth/login', '/auth/logout', '/auth/forgot-password', '/auth/reset-password'],
  ...['/user/email-confirm', '/user/create', '/user/resend-invitation', '/user/update-role'],
  ...['/user/change-company', '/user/delete', '/user/updateUser', '/user/confirm-email'],
  ...['/user/cancel-email', '/user/autosave', '/report-error'],
  ...['/company/create', '/company/update', '/company/change-workspaces', '/company/delete'],
  ...['/company/reactivate', '/workspace/create', '/workspace/update', '/workspace/delete'],
  '/workspace/reactivate',
]);

const withoutFeatures = (node: { directives?: readonly ConstDirectiveNode[] | undefined }) =>
  node.directives?.some(({ name }) => name.value === 'feature') ? null : undefined;

const schema = buildASTSchema(
  visit(parse(readFileSync('contract/schema.graphql', 'utf8')), {
    FieldDefinition: withoutFeatures,
    InputValueDefinition: withoutFeatures,
  }),
);

/** Lets the real server behave like one that knows the specification alone: it refuses everything else. */
export class SpecificationAlone {
  private isOn = false;
  /** The queries, by operation name, and the paths that it does not support. */
  readonly unsupported: string[] = [];

  start = () => {
    this.isOn = true;
  };

  readonly handler = express.Router().use(express.json({ limit: '20mb' }), (req, res, next) => {
    const { query, operationName } = (req.body ?? {}) as Record<string, unknown>;
    if (!this.isOn || req.path.startsWith('/uploads')) next();
    else if (req.path === '/graphql') {
      const errors = validate(schema, parse(String(query)));
      if (errors.length === 0) {
        next();
        return;
      }
      this.unsupported.push(String(operationName));
      const extensions = { code: 'BAD_USER_INPUT' };
      res.json({ errors: errors.map(({ message }) => ({ message, extensions })) });
    } else if (CALLS.has(req.path)) {
      const send = res.json.bind(res);
      if (req.path === '/auth/user') res.json = ({ data }: { data: unknown }) => send({ data });
      next();
    } else {
      this.unsupported.push(req.path);
      res.status(404).json({ message: 'Not found', error: 'Not found', code: 'NOT_FOUND' });
    }
  });
}
