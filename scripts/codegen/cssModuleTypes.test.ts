import { classNamesIn } from './cssModuleTypes.cjs';

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
