import { labelsOf } from './labels';

function labelsIn(html: string): string[] | null {
  document.body.innerHTML = html;
  const control = document.querySelector('[data-control]');
  const labels = control && labelsOf(control);
  return labels && labels.map(({ textContent }) => textContent);
}

it.each([
  ['the label around it', '<label>Name <input data-control></label>', ['Name ']],
  ['labels with its id', '<label for="a">A</label><b><input id="a" data-control></b>', ['A']],
  [
    'no label around that names another control',
    '<label for="b">B<input data-control></label>',
    [],
  ],
  ['no label whose control precedes it', '<label>B<input><input data-control></label>', []],
  ['no label without its id', '<label>A</label><label for="">B</label><input data-control>', []],
])('a control has %s', (_what, html, labels) => {
  expect(labelsIn(html)).toEqual(labels);
});

it('a hidden input has none', () => {
  expect(labelsIn('<label>A<input type="hidden" data-control></label>')).toBeNull();
});
