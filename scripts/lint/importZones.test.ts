import path from 'node:path';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { ESLint } from 'eslint';
import { parser } from 'typescript-eslint';
import { importZones } from './importZones.cjs';

const root = path.resolve(__dirname, '../..');

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser },
      plugins: { 'import-x': importX },
      settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    },
    ...importZones,
  ],
});

test.each([
  ['contract/permissions/roles.ts', '@server/store/Store', /neither app nor server/],
  ['src/shared/api/new.ts', '@/features/auth', /imports no feature/],
  ['src/features/auth/new.ts', '@/pages/auth/LoginPage', /neither pages nor app/],
  ['src/features/auth/new.ts', '@/features/drivers', /never imports another feature/],
  ['src/features/auth/new.ts', '@server/store/Store', /nothing from the server/],
  ['src/features/auth/new.ts', '@/testing/page/viewport', /Only tests/],
  ['src/pages/New.tsx', '@/app/store/store', /does not import the app/],
  ['src/pages/New.tsx', '@/features/auth/authApi', /index\.ts/],
  ['src/pages/New.stories.tsx', '@server/createApp', /nothing from the server/],
  ['server/domain/new.ts', '@/shared/config/env', /server does not import the app/],
  ['server/domain/new.ts', '../routes/healthRoutes', /server\/domain may import/],
  ['server/createApp.ts', './start', /does not listen/],
  ['src/shared/api/new.ts', '@contract/permissions/roles', /^$/],
  ['src/features/auth/new.ts', './authApi', /^$/],
  ['src/pages/New.tsx', '@/features/auth', /^$/],
  ['src/pages/New.test.tsx', '@/testing/page/viewport', /^$/],
  ['src/testing/new.ts', '@server/createApp', /^$/],
  ['server/domain/new.ts', '@server/store/Store', /^$/],
  ['server/routes/new.ts', '../domain/errors', /^$/],
])('an import in %s of %s is answered with %s', async (file, specifier, answer) => {
  const code = `import '${specifier}';\n`;
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  expect(result?.messages.map(({ message }) => message).join(' ')).toMatch(answer);
});
