import { zipSync } from 'fflate';
import type { TestClient } from '@server/testing/client';
import { fileOf, listedEvidence, PDF, fileBytes, postEvidence } from '@server/testing/evidence';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';

const zipOf = (...names: string[]) => {
  const files = Object.fromEntries(names.map((name) => [name, new Uint8Array([1])]));
  return new Uint8Array(zipSync(files));
};
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let editor: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ store: await openStore() });
    editor = await server.as('editor');
  });
  afterEach(async () => {
    await server.settled();
    expect(server.failures).toEqual([]);
    await server.store.write(async (tx) => {
      await tx.remove('evidence_pieces', {});
      await tx.remove('evidence', {});
    });
  });
  afterAll(async () => {
    await server.stop();
    await server.store.close();
  });

  const add = (fields: Record<string, string | Blob>) => postEvidence(editor, fields);
  const addPdf = (fields: Record<string, string>) =>
    add({ file: fileOf(PDF, 'Certificate.pdf'), ...fields });
  const storedPieces = async () => {
    await server.settled();
    return server.store.read(async (tx) => (await tx.find('evidence_pieces')).length);
  };

  test.each([
    ['Slides.PPTX', zipOf('[Content_Types].xml', 'ppt/presentation.xml')],
    ['Sheet.xlsx', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['Letter.docx', zipOf('_rels/.rels', '[Content_Types].xml', 'word/document.xml')],
    ['Photo.jpg', fileBytes(20, '\xff\xd8\xff\xe0')],
    ['Photo.webp', fileBytes(20, 'RIFF\x01\x02\x03\x04WEBP')],
    ['Picture.png', fileBytes(20, '\x89PNG\r\n\x1a\n')],
    ['Names.csv', fileBytes(5, 'J\xfcrg,1\r\n\t')],
    ['Notes.txt', utf16('Wide\ttext\r\n')],
  ])('%s is accepted', async (name, content) => {
    expect((await add({ file: fileOf(content, name) })).status).toBe(201);
  });

  test.each([
    ['Renamed.pdf', fileBytes(20, 'MZ')],
    ['Renamed.txt', fileBytes(20, 'MZ')],
    ['Drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['Program.exe', fileBytes(20, 'MZ')],
    ['NoExtension', PDF],
    ['Page.html', '<p>'],
    ['Empty.pdf', ''],
    ['Empty.txt', ''],
    ['Archive.docx', zipOf('readme.txt')],
    ['Wrong.docx', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['Macros.xlsx', zipOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['Broken.docx', fileBytes(50, 'PK\x03\x04')],
    ['Zip.pdf', zipOf('[Content_Types].xml', 'word/document.xml')],
    ['Binary.csv', fileBytes(20, 'a,b\x00c')],
    ['Wide.txt', utf16('a\u0007b')],
    [`${'x'.repeat(300)}.pdf`, PDF],
    ['../../etc/passwd.pdf', PDF],
    ['C:\\Documents\\Certificate.pdf', PDF],
  ])('%s is refused, and nothing of it stays', async (name, content) => {
    expectRefusal(await add({ file: fileOf(content, name) }), 400, 'BAD_USER_INPUT', ['file']);
    expect(await listedEvidence(editor)).toEqual([]);
    expect(await storedPieces()).toBe(0);
  });

  test.each<[Record<string, string>, string[]]>([
    [{}, ['file', 'url']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: 'https://intranet/report' }, ['url']],
    [{ url: `https://example.com/${'x'.repeat(2000)}` }, ['url']],
    [{ url: 'https://example.com', name: 'x'.repeat(201) }, ['name']],
    [{ url: 'https://example.com', evidence_on: '2026-05-14' }, ['evidence_on']],
    [{ url: 'https://example.com', evidence_on: 'soon' }, ['evidence_on']],
    [
      { url: 'https://example.com', evidence_on: '2026-05-13', valid_until: '2026-05-12' },
      ['valid_until'],
    ],
    [{ url: 'https://example.com', audience: 'everybody' }, ['audience']],
    [{ url: 'https://example.com', request_id: 'nothing' }, ['request_id']],
    [{ url: 'https://example.com', replaces_id: 'nothing' }, ['replaces_id']],
  ])('the fields %j are refused', async (fields, at) => {
    expectRefusal(await add(fields), 400, 'BAD_USER_INPUT', at);
    expect(await listedEvidence(editor)).toEqual([]);
  });

  test('a file and an address, and a name with a path, are refused', async () => {
    expectRefusal(await addPdf({ url: 'https://example.com' }), 400, 'BAD_USER_INPUT', [
      'file',
      'url',
    ]);
    expectRefusal(await addPdf({ name: 'a/b' }), 400, 'BAD_USER_INPUT', ['name']);
    expect(await storedPieces()).toBe(0);
  });

  test('a file of 10 MB is accepted, and a larger one is too large', async () => {
    const limit = 10 * 1024 ** 2;
    expect((await add({ file: fileOf(fileBytes(limit), 'a.pdf') })).status).toBe(201);
    expectRefusal(await add({ file: fileOf(fileBytes(limit + 1), 'b.pdf') }), 413, 'TOO_LARGE');
    expectRefusal(
      await add({ file: fileOf(fileBytes(11 * 1024 ** 2), 'c.pdf') }),
      413,
      'TOO_LARGE',
    );
    expect(await listedEvidence(editor)).toHaveLength(1);
    expect(await storedPieces()).toBe(40);
  });
});
