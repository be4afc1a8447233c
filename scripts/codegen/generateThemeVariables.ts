import { token2CSSVar } from '@ant-design/cssinjs/lib/util/css-variables';
import { theme } from 'antd';
import { unitless } from 'antd/lib/theme/useToken';
import { antdThemeOf } from '../../src/shared/ui/theme/antdTheme';
import type { ThemeMode } from '../../src/shared/ui/theme/tokens';

const PREFIX = 'ant';
const USED_VARIABLE = /var\((--ant-[a-z0-9-]+)/g;

/** The values of antd's CSS variables in one theme, by name. */
function variablesOf(mode: ThemeMode, touch = false): Map<string, string> {
  const tokens = Object.entries(theme.getDesignToken(antdThemeOf(mode, { motion: true, touch })));
  return new Map(
    tokens.map(([name, value]: [string, unknown]) => [
      token2CSSVar(name, PREFIX),
      typeof value === 'number' && !(name in unitless) ? `${value}px` : String(value),
    ]),
  );
}

/**
 * Renders a style sheet that defines the antd variables used in the app's own style sheets. The first paint
 * needs them before antd is loaded. antd's own definitions have the same values and take precedence.
 */
export function generateThemeVariables(styleSheets: readonly string[]): string {
  const used = new Set(
    styleSheets.flatMap((css) => [...css.matchAll(USED_VARIABLE)].map(([, name]) => name)),
  );
  const names = [...used].filter((name) => name !== undefined).sort();
  const [light, dark, touch] = [
    variablesOf('light'),
    variablesOf('dark'),
    variablesOf('light', true),
  ];
  const unknown = names.filter((name) => !light.has(name));
  if (unknown.length > 0) throw new Error(`antd does not define ${unknown.join(', ')}`);

  const declarations = (all: typeof light, selected: string[]) =>
    selected.map((name) => `${name}: ${all.get(name) ?? ''};`).join('\n');
  const themeDeclarations = (mode: ThemeMode, all: typeof light, selected: string[]) =>
    `color-scheme: ${mode};\n${declarations(all, selected)}`;
  const differing = (all: typeof light) =>
    names.filter((name) => all.get(name) !== light.get(name));
  const darkDeclarations = themeDeclarations('dark', dark, differing(dark));
  return `/* Written by npm run codegen. */
:where(:root) { ${themeDeclarations('light', light, names)} }
@media (prefers-color-scheme: dark) { :where(:root:not([data-theme='light'])) { ${darkDeclarations} } }
:where(:root[data-theme='dark']) { ${darkDeclarations} }
@media (pointer: coarse) { :where(:root) { ${declarations(touch, differing(touch))} } }
`;
}
