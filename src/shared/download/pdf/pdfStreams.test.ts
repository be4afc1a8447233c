import { zlibSync } from 'fflate';
import { streamsIn } from './pdfStreams';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const pdfOf = (dictionary: string, content: Uint8Array) =>
  Buffer.concat([
    latin1(`%PDF-1.3\n1 0 obj\n<<${dictionary}>>\nstream\n`),
    content,
    latin1('\nendstream\nendobj\n'),
  ]);
const textsOf = (pdf: Uint8Array) =>
  streamsIn(pdf).map(({ bytes }) => Buffer.from(bytes).toString('latin1'));

test('a packed stream may end with any byte', () => {
  // The checksum at the end of packed data takes each last byte once for these contents.
  for (let code = 0; code < 256; code++) {
    const content = String.fromCharCode(code);
    const packed = zlibSync(latin1(content));
    const dictionary = `/Length ${String(packed.length)} /Filter /FlateDecode`;
    expect(textsOf(pdfOf(dictionary, packed))).toEqual([content]);
  }
});

test.each([
  ['a line feed', 'one\n'],
  ['a carriage return', 'one\r'],
  ['the word that ends a stream', 'an endstream inside'],
  ['nothing', ''],
])('the length of a stream decides, not %s at its end', (_what, content) => {
  expect(textsOf(pdfOf(`/Length ${String(content.length)}`, latin1(content)))).toEqual([content]);
});

test('a stream whose length is written elsewhere ends before the next keyword', () => {
  const packed = zlibSync(latin1('\f'));
  expect(packed.at(-1)).toBe(13);
  expect(textsOf(pdfOf('/Length 7 0 R /Filter /FlateDecode', packed))).toEqual(['\f']);
  expect(textsOf(pdfOf('/Length 7 0 R', latin1('one')))).toEqual(['one']);
});

test('a stream that cannot be unpacked is left out, the others stay', () => {
  const broken = pdfOf('/Length 3 /Filter /FlateDecode', latin1('one'));
  const whole = pdfOf('/Length 3', latin1('two'));
  expect(textsOf(Buffer.concat([broken, whole]))).toEqual(['two']);
});

test.each(['', 'no PDF', 'stream\nendstream'])('there is none in %j', (text) => {
  expect(streamsIn(latin1(text))).toEqual([]);
});
