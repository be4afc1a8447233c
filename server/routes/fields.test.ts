import * as fields from './fields';

const MEGABYTE = 1_000_000;

const TEXTS = [
  'a@' + '.'.repeat(MEGABYTE) + '@',
  'a1'.repeat(MEGABYTE / 2),
  'a.'.repeat(MEGABYTE / 2),
];

const { name, optionalText, ...schemas } = fields;
/** They accept no free text, so they have no limit of its length. */
const NO_TEXTS = ['day', 'revision'];
const SCHEMAS = Object.entries({
  ...schemas,
  name: name('Missing'),
  optionalText: optionalText(),
}).filter(([field]) => !NO_TEXTS.includes(field));

test.each(SCHEMAS)('%s refuses a megabyte without running its pattern', (_name, schema) => {
  for (const text of TEXTS) {
    const { success, error } = schema.safeParse(text);
    expect(success).toBe(false);
    // A refinement that ran would add another issue.
    expect(error?.issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^This (password )?is too long\.$/),
    ]);
  }
});

test('an address may have 254 characters', () => {
  const address = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
  expect(fields.email.safeParse(address(254)).success).toBe(true);
  expect(fields.email.safeParse(address(255)).success).toBe(false);
});
