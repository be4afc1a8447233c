import { componentFoldersInUse } from './componentsInUse';
import { replaceRuntimeModule } from './runtimeModules.cjs';
import { compileStyleModule, sharedStylesheet } from './styleModules.cjs';

/** Components whose own variables have the same values in the light and in the dark theme. */
const WITHOUT_DARK_OVERRIDES = new Set([
  'alert',
  'app',
  'divider',
  'drawer',
  'empty',
  'flex',
  'popover',
  'space',
  'spin',
  'switch',
  'tooltip',
  'typography',
]);

const sheetOf = (file: string) => compileStyleModule(file)?.css ?? '';

const FOLDERS = componentFoldersInUse();

describe.each(FOLDERS)('the style sheet of %s', (folder) => {
  const css = sheetOf(`${folder}/style/index.js`);

  it('has rules for the component in the layer of antd', () => {
    expect(/^@layer antd \{\n.*\.ant-.+\{.+\}/s.test(css)).toBe(true);
  });

  it('has no selector that browsers test for every element', () => {
    expect(css.match(/:is\(.*?\)/)).toBeNull();
  });

  it('covers the dark theme', () => {
    expect(css.includes("[data-theme='dark']")).toBe(!WITHOUT_DARK_OVERRIDES.has(folder));
  });
});

it('finds the components in the source of the app', () => {
  expect(FOLDERS).toEqual(expect.arrayContaining(['button', 'form', 'modal']));
});

it('has the variables of all themes in the shared style sheet', () => {
  const css = sharedStylesheet();
  const scopes = [
    ':root{',
    ":root[data-theme='dark']{",
    '@media (pointer: coarse){:root{',
    '@media (prefers-reduced-motion: reduce){:root{',
  ];
  expect(scopes.filter((scope) => !css.includes(scope))).toEqual([]);
});

it('is the same in whatever order the modules are compiled', () => {
  compileStyleModule('modal/style/confirm.js');
  const zIndex = 'z-index:calc(var(--ant-z-index-popup-base) + 10);';
  expect(sheetOf('modal/style/index.js').includes(zIndex)).toBe(true);
});

it('names the remedy when an upgrade of antd removes what a replacement depends on', () => {
  const replaceChangedModule = () =>
    replaceRuntimeModule('/node_modules/antd/es/form/context.js', 'export default 1;');
  expect(replaceChangedModule).toThrow(/ANTD_STYLES=runtime.*docs\/antd-styles\.md/s);
});
