/** Formats a time as "13 May 2026 at 10:00 UTC", in one language. */
export function momentIn(locale: string) {
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (iso: string): string => `${time.format(new Date(iso))} UTC`;
}
