import express, { type Router } from 'express';
import type { EvidenceSettings } from '@server/domain/evidence/settings';
import type { RouteDeps } from './deps';
import type { QueryDeps } from './graphql/answerQuery';
import { accountRoutes } from './account/accountRoutes';
import { apiTokenRoutes } from './account/apiTokenRoutes';
import { authRoutes } from './account/authRoutes';
import { digestRoutes } from './account/digestRoutes';
import { emailRoutes } from './account/emailRoutes';
import { userRoutes } from './account/userRoutes';
import { downloadRoutes } from './downloadRoutes';
import { evidenceRoutes } from './evidenceRoutes';
import { graphqlRoutes } from './graphql/graphqlRoutes';
import type { QuerySchema } from './graphql/schema';
import { healthRoutes } from './healthRoutes';
import { importRoutes } from './importRoutes';
import { inboxRoutes } from './inboxRoutes';
import { companyRoutes } from './management/companyRoutes';
import { workspaceRoutes } from './management/workspaceRoutes';
import { planRoutes } from './planRoutes';
import { modelRoutes } from './modelRoutes';
import { reviewRoutes } from './reviewRoutes';
import { profileRoutes } from './profileRoutes';
import { roundRoutes } from './roundRoutes';
import { scenarioRoutes } from './scenarioRoutes';
import { saveRoutes } from './saveRoutes';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes';
import { sharedRoutes } from './sharedRoutes';
import { secondStepRoutes } from './secondFactor/secondStepRoutes';
import { signInOptionsRoutes } from './signOn/signInOptionsRoutes';
import { singleSignOnRoutes } from './signOn/singleSignOnRoutes';
import { targetRoutes } from './targetRoutes';
import { uploads } from './uploads';

export interface ApiDeps extends RouteDeps, QueryDeps, QuerySchema {
  evidence: EvidenceSettings;
}

/** All calls of the server. */
export function apiRoutes(deps: ApiDeps): Router {
  const router = express.Router();
  router.use(healthRoutes(deps));
  router.use(authRoutes(deps));
  router.use(secondStepRoutes(deps));
  router.use(signInOptionsRoutes(deps));
  router.use(singleSignOnRoutes(deps));
  router.use(graphqlRoutes(deps));
  router.use(saveRoutes(deps));
  router.use(importRoutes(deps));
  router.use(planRoutes(deps));
  router.use(scenarioRoutes(deps));
  router.use(targetRoutes(deps));
  router.use(roundRoutes(deps));
  router.use(reviewRoutes(deps));
  router.use(sharedRoutes(deps));
  router.use(profileRoutes(deps));
  router.use(modelRoutes(deps));
  router.use(evidenceRoutes(deps));
  router.use(inboxRoutes(deps));
  router.use(downloadRoutes(deps));
  router.use(userRoutes(deps));
  router.use(accountRoutes(deps));
  router.use(apiTokenRoutes(deps));
  router.use(secondFactorRoutes(deps));
  router.use(emailRoutes(deps));
  router.use(digestRoutes(deps));
  router.use(companyRoutes(deps));
  router.use(workspaceRoutes(deps));
  router.use(uploads(deps));
  return router;
}
