import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { esFolder } from './styleModules.cjs';

const SRC = 'src';

/** 'InputNumber' becomes 'input-number', as antd names its folders. */
const folderOf = (component: string) =>
  component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Exports of antd that render no elements of their own, or whose styles belong to another folder. */
const FOLDERS: Record<string, string | null> = {
  Row: 'grid',
  Col: 'grid',
  QRCode: 'qr-code',
  ConfigProvider: null,
  theme: null,
};

function componentsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  // Most files import nothing from antd, and parsing all takes a second.
  if (!text.includes("'antd'")) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (statement.moduleSpecifier.text !== 'antd') return [];
    const clause = statement.importClause;
    if (!clause?.namedBindings || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    if (!ts.isNamedImports(clause.namedBindings)) return [];
    return clause.namedBindings.elements
      .filter((element) => !element.isTypeOnly)
      .map((element) => (element.propertyName ?? element.name).text);
  });
}

/** Folders of the antd components that the app imports, in alphabetical order. */
export function componentFoldersInUse(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => join(SRC, file));
  const folders = files
    .flatMap(componentsIn)
    .map((component) => (component in FOLDERS ? FOLDERS[component] : folderOf(component)))
    .filter((folder) => typeof folder === 'string')
    .filter((folder) => existsSync(join(esFolder, folder, 'style/index.js')));
  return [...new Set(folders)].sort();
}
