/** The rights of a workspace's administrators in all its companies. */
export const administratorsReach = (): string[] => [
  `alter table workspaces add column administrators_reach text
    check (administrators_reach in ('none', 'read', 'edit'))`,
];
