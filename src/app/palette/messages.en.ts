export const paletteMessages = {
  open: 'Jump to a page, company or action',
  title: 'Jump to',
  placeholder: 'Page, company or action',
  pages: 'Pages',
  companies: 'Companies',
  actions: 'Actions',
  nothing: 'No results',
  searching: 'Searching…',
  manyMore: 'There are more: keep typing to narrow the list',
  more_one: '{{count}} more: keep typing to narrow the list',
  more_other: '{{count}} more: keep typing to narrow the list',
} as const;
