import { apiTokensMessages } from '@/features/apiTokens';
import { collaboratorsMessages } from '@/features/collaborators';
import { dataHealthMessages } from '@/features/dataHealth';
import { evidenceMessages } from '@/features/evidence';
import { eventLogMessages } from '@/features/eventLog';
import { inboxMessages } from '@/features/inbox';
import { modelMessages } from '@/features/model';
import { movementMessages } from '@/features/movement';
import { planMessages } from '@/features/plan';
import { portfolioMessages } from '@/features/portfolio';
import { profilesMessages } from '@/features/profiles';
import { recentlyDeletedMessages } from '@/features/recentlyDeleted';
import { roundsMessages } from '@/features/rounds';
import { subscriptionsMessages } from '@/features/subscriptions';
import { targetsMessages } from '@/features/targets';
import { workbookMessages } from '@/features/workbook';
import { workspacesMessages } from '@/features/workspaces';

/** The messages of the pages beyond the dashboard, by namespace, without the help articles. */
export const signedInMessages = {
  apiTokens: apiTokensMessages,
  collaborators: collaboratorsMessages,
  workbook: workbookMessages,
  workspaces: workspacesMessages,
  dataHealth: dataHealthMessages,
  evidence: evidenceMessages,
  eventLog: eventLogMessages,
  inbox: inboxMessages,
  model: modelMessages,
  movement: movementMessages,
  plan: planMessages,
  portfolio: portfolioMessages,
  profiles: profilesMessages,
  recentlyDeleted: recentlyDeletedMessages,
  rounds: roundsMessages,
  subscriptions: subscriptionsMessages,
  targets: targetsMessages,
} as const;

export type SignedInMessages = typeof signedInMessages;
