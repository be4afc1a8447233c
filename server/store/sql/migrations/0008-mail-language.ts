/** The language that a person last used, in which mails are written. */
export const mailLanguage = (): string[] => [`alter table credentials add column language text`];
