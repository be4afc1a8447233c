import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const PROGRAMS = ['/usr/bin/soffice', '/usr/lib/libreoffice/program/soffice'];
const run = promisify(execFile);
const LONGEST_MS = 120_000;

/** The path of LibreOffice; null if it is not installed. */
export const findLibreOffice = () => PROGRAMS.find((path) => existsSync(path)) ?? null;

/** A text for a cell. */
export interface CellEdit {
  /** Such as 'G3'. */
  place: string;
  text: string;
}

/**
 * Opens a workbook, recalculates it, types into cells of its first sheet as a person would, and saves it.
 * Locked cells stay as they are. `folder` is for temporary files.
 */
export async function editInLibreOffice(
  program: string,
  folder: string,
  { from, to, edits }: { from: string; to: string; edits: readonly CellEdit[] },
): Promise<void> {
  const profile = join(folder, 'profile');
  const flags = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
  ];
  const start = (argument: string) => run(program, [...flags, argument], { timeout: LONGEST_MS });
  // The first start creates the profile with an empty module, which the macro replaces.
  await start('--terminate_after_init');
  const macro = moduleOf(macroOf(from, to, edits));
  writeFileSync(join(profile, 'user', 'basic', 'Standard', 'Module1.xba'), macro);
  await start('macro:///Standard.Module1.EditWorkbook');
  if (!existsSync(to)) throw new Error('LibreOffice did not save the workbook.');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const addressOf = (path: string) => quoted(pathToFileURL(path).href);

/** A protected cell refuses its text, which the macro ignores. */
const macroOf = (from: string, to: string, edits: readonly CellEdit[]) => `
Sub EditWorkbook
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  document = StarDesktop.loadComponentFromURL(${addressOf(from)}, "_blank", 0, hidden())
  document.calculateAll()
  sheet = document.Sheets.getByIndex(0)
${edits.map(({ place, text }) => `  EnterText(sheet, ${quoted(place)}, ${quoted(text)})`).join('\n')}
  Dim target(0) As New com.sun.star.beans.PropertyValue
  target(0).Name = "FilterName"
  target(0).Value = "Calc MS Excel 2007 XML"
  document.storeToURL(${addressOf(to)}, target())
  document.close(True)
  StarDesktop.terminate()
End Sub

Sub EnterText(sheet, place, text)
  On Error Resume Next
  cell = sheet.getCellRangeByName(place)
  If sheet.isProtected() And cell.CellProtection.IsLocked Then Exit Sub
  cell.setFormula(text)
End Sub
`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const moduleOf = (macro: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${escapeXml(macro)}</script:module>`;
