/** Marks text that a spreadsheet could interpret as a formula as text. */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
