/** When each company was assigned to its current workspace; null for assignments from before. */
export const workspaceSince = (): string[] => [
  `alter table companies add column workspace_since text`,
];
