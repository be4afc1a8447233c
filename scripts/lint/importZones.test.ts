import path from 'node:path';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { ESLint, type Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = path.resolve(__dirname, '../..');
const { importZones, features } = jest.requireActual<{
  importZones: Linter.Config[];
  features: string[];
}>('./importZones.cjs');

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: parser },
      plugins: { 'import-x': importX },
      settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    },
    ...importZones,
  ],
});

/** The lint messages for a file that contains one import. */
async function messagesFor(file: string, specifier: string): Promise<string> {
  const [result] = await eslint.lintText(`import '${specifier}';\n`, {
    filePath: path.join(root, file),
  });
  return result?.messages.map(({ message }) => message).join(' ') ?? '';
}

const refused: [file: string, specifier: string, why: RegExp][] = [
  ['contract/permissions/roles.ts', '@/shared/config/env', /neither app nor server/],
  ['contract/permissions/roles.ts', '@server/store/Store', /neither app nor server/],
  ['src/shared/api/new.ts', '@/features/auth', /imports no feature/],
  ['src/shared/api/new.ts', '@/app/store/store', /imports no feature/],
  ['src/features/auth/new.ts', '@/pages/auth/LoginPage', /neither pages nor app/],
  ['src/pages/New.tsx', '@/app/store/store', /does not import the app/],
  ['src/pages/New.tsx', '@/features/auth/authApi', /index\.ts/],
  ['src/app/new.ts', '@/features/auth/authApi', /index\.ts/],
  ['src/features/auth/new.ts', '@server/store/Store', /nothing from the server/],
  ['src/features/auth/new.ts', '@/testing/page/viewport', /Only tests/],
  ['src/pages/New.stories.tsx', '@server/createApp', /nothing from the server/],
  ['server/domain/new.ts', '@/shared/config/env', /server does not import the app/],
  ['server/domain/new.ts', '../routes/healthRoutes', /server\/domain may import/],
  ['server/domain/new.ts', '@server/store/lowdb/lowdbStore', /server\/domain may import/],
  ['server/routes/new.ts', '../createApp', /server\/routes may import/],
  ['server/createApp.ts', './start', /does not listen/],
  ['spec/section2.ts', '@contract/permissions/roles', /as text/],
];

const allowed: [file: string, specifier: string][] = [
  ['src/shared/api/new.ts', '@contract/permissions/roles'],
  ['src/features/auth/new.ts', './authApi'],
  ['src/features/auth/new.ts', '@/shared/config/env'],
  ['src/pages/New.tsx', '@/features/auth'],
  ['src/app/new.ts', '@/pages/auth/LoginPage'],
  ['src/pages/New.test.tsx', '@/testing/page/viewport'],
  ['src/pages/New.stories.tsx', '@/testing/page/viewport'],
  ['src/testing/new.ts', '@server/createApp'],
  ['server/domain/new.ts', '@server/store/Store'],
  ['server/routes/new.ts', '../domain/errors'],
  ['server/start.ts', './createApp'],
];

describe('import zones', () => {
  it.each(refused)('%s may not import %s', async (file, specifier, why) => {
    expect(await messagesFor(file, specifier)).toMatch(why);
  });

  it.each(allowed)('%s may import %s', async (file, specifier) => {
    expect(await messagesFor(file, specifier)).toBe('');
  });

  it('cover every folder of src/features', async () => {
    expect(features.length).toBeGreaterThan(0);
    for (const feature of features) {
      const other = features.find((name) => name !== feature) ?? '';
      const messages = await messagesFor(`src/features/${feature}/new.ts`, `@/features/${other}`);
      expect(messages).toMatch(/never imports another feature/);
    }
  });
});
