/** Hashes of the addresses of erased people, by which each server finds the mails that it keeps. */
export const erasedAddresses = (): string[] => [
  `create table erased_addresses (id text primary key, erased_at text not null)`,
  `create index erased_addresses_erased_at on erased_addresses (erased_at)`,
];
