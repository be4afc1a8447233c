import { classNamesIn, declarationOf } from './cssModuleTypes.cjs';

const SHEET = `
  /* .comment { } */
  .row, .row:hover > .icon-small { background: url("a.png"); margin: 0.5rem }
  @media (min-width: 10.5em) { .row:not(.last)::before { content: '.text' } }
  .list { .item { color: red } }
  :global(.ant-btn) .label { margin: 1.5px }
`;

test('the classes of a style sheet are those of its selectors', () => {
  expect(classNamesIn(SHEET)).toEqual(['icon-small', 'item', 'label', 'last', 'list', 'row']);
});

test('a declaration has a string for each class', () => {
  expect(declarationOf('.a { } .b-c { }')).toBe(
    'declare const styles: {\n  readonly "a": string;\n  readonly "b-c": string;\n};\nexport default styles;\n',
  );
});
