// Not by the alias of the server, which Storybook does not have.
export { ACCOUNT_NAMES } from '../../server/fixtures/plan/accountNames';
