/**
 * Marks text that a spreadsheet could interpret as a formula as text. Some programs read full-width characters like
 * the plain ones, and continue with the text after a line break.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text.slice(0, 1).normalize('NFKC')) ? `'${text}` : text;
}
