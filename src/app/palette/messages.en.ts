export const paletteMessages = {
  open: 'Jump to a page, company or action',
  title: 'Jump to',
  placeholder: 'Page, company or action',
  pages: 'Pages',
  companies: 'Companies',
  actions: 'Actions',
  nothing: 'Nothing is called that',
  searching: 'Looking through the actions…',
  more_one: '{{count}} more: type on to narrow it down',
  more_other: '{{count}} more: type on to narrow it down',
} as const;
