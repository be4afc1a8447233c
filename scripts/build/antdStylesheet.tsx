// Writes the style rules of the antd components that src imports to `.cache/antd.css`. The rules are the same in every
// theme: all that differs are CSS variables, which antd sets in the browser. See docs/decisions/antd-styles.md.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCache, extractStyle as rulesIn, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { antdThemeOf } from '../../src/shared/ui/theme/antdTheme';

const root = path.resolve(__dirname, '../..');
const target = path.join(root, '.cache/antd.css');

/** Components that others render: Form.Item its grid, Select its empty list, App its messages. */
const RENDERED_BY_OTHERS = ['Row', 'Col', 'Empty', 'message', 'notification'];

const ANTD_IMPORT = /import \{([^}]*)\} from 'antd'/g;

/** The names that the source files of the app import from antd. */
function importedNames(): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(ANTD_IMPORT),
    ])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^[A-Z]/.test(name));
}

/**
 * Renders each component once and collects the rules. The list of contents at the end must stay: it tells antd in the
 * browser that the sheet has the rules of icons. antd inserts them in spite of `zeroRuntime` otherwise.
 */
function rulesOf(components: string[]): string {
  const cache = createCache();
  const theme = antdThemeOf('light', { motion: true, touch: false });
  extractStyle({
    includes: components,
    customTheme: (everything) => (
      <StyleProvider cache={cache}>
        <ConfigProvider theme={{ ...theme, zeroRuntime: false }}>{everything}</ConfigProvider>
      </StyleProvider>
    ),
  });
  return rulesIn(cache, { plain: true, types: 'style' });
}

const components = [...new Set([...importedNames(), ...RENDERED_BY_OTHERS])].sort();
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, `@layer antd {${rulesOf(components)}}`);
