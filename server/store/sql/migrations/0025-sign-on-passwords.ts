/**
 * People whose account or invitation a provider completed got a random password that nobody knows. They have none now,
 * unless they have set one since.
 */
export const signOnPasswords = (): string[] => [
  `update credentials set password_hash = '' where id in (
    select identities.user_id from identities
    join events on events.subject_id = identities.user_id
      and events.at = identities.linked_at
      and events.kind in ('account_created', 'invitation_accepted')
  ) and not exists (
    select 1 from events where events.subject_id = credentials.id
      and events.kind in ('password_reset', 'password_changed')
  )`,
];
