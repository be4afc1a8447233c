export const sharedMessages = {
  product: 'Value Drivers',
  retry: 'Retry',
  reload: 'Reload',
  reportError: 'Report an error',
  save: 'Save',
  cancel: 'Cancel',
  addNew: 'Add new',
  deleted: {
    done: '{{name}} has been deleted',
    until: 'It can be restored until {{date}}.',
  },
  undo: 'Undo',
  undone: 'The change has been undone',
  actionsFor: 'Actions for {{name}}',
  nothingFound: 'No results',
  showMore: 'Show more',
  sort: { by: 'Sort by', order: 'Order', ascending: 'Ascending', descending: 'Descending' },
  filters: { none: 'Filters', set: 'Filters ({{count}})' },
  pages: 'Pages of {{what}}',
  role: { administrator: 'Administrator', editor: 'Editor', subscriber: 'Subscriber' },
  image: {
    notAnImage: 'Only image files can be used here.',
    tooLarge: 'The image is too large. The maximum size is {{max}} MB.',
  },
  loading: 'Loading...',
  partFailed: {
    title: 'This could not be opened',
    detail: 'Please check your connection, then reload the page.',
  },
  view: { label: 'View', cards: 'Cards', table: 'Table' },
  noData: 'No data available',
  companyPicture: 'Logo of {{name}}',
  grade: { High: 'High', Medium: 'Medium', Low: 'Low' },
  /** The names of drivers and impact areas, by their names on the wire and in addresses. */
  names: {
    Expectations: 'Expectations',
    'Operating Margin': 'Operating Margin',
    'Revenue Growth': 'Revenue Growth',
    'Asset Efficiency': 'Asset Efficiency',
    'Global Average': 'Global Average',
    'Corporate Strategy & Business Management': 'Corporate Strategy & Business Management',
    'Customer Strategy, Relationships and Interactions':
      'Customer Strategy, Relationships and Interactions',
    'Product Strategy, Development and Production': 'Product Strategy, Development and Production',
    'Human Resource Strategy and Management': 'Human Resource Strategy and Management',
    'IT Strategy & Management': 'IT Strategy & Management',
    'Other Shared / Corporate Services': 'Other Shared / Corporate Services',
    'All Process Groupings (apply to all processes)':
      'All Process Groupings (apply to all processes)',
  },
  error: {
    unreachable: {
      title: 'The server could not be reached',
      detail: 'Your connection or our server is down. Other data you see may be out of date.',
    },
    unreadable: {
      title: 'The server’s reply could not be read',
      detail: 'Please try again. If the problem persists, tell us through “Report an error”.',
    },
    offline: {
      title: 'You are offline',
      detail: 'This page has not been loaded on this device yet. Retry once you are connected.',
    },
    notLoaded: {
      title: 'This page could not be loaded',
      detail: 'Please reload the page. Unsaved changes are kept on this device.',
    },
    notFound: {
      title: 'Not found',
      detail: 'This doesn’t exist, or you don’t have access.',
    },
    forbidden: {
      title: 'You don’t have access',
      detail: 'Your role doesn’t include this.',
    },
    unexpected: {
      title: 'Something went wrong',
      detail: 'Please try again. If the problem persists, tell us through “Report an error”.',
    },
  },
  download: {
    label: 'Download',
    labelWithout: 'Download: {{reason}}',
    working: 'Preparing the file…',
    failed: 'The file could not be created. Please try again.',
    without: {
      loading: 'Loading data…',
      failed: 'The data could not be loaded.',
      sample: 'Sample data can’t be downloaded.',
      nothing: 'There is no data to download yet.',
    },
    filter: 'Filter: {{filter}}',
    charts: 'Charts',
    readMe: 'Read me',
    short: { pdf: 'PDF', xlsx: 'EXCEL' },
    long: { pdf: 'Download as PDF', xlsx: 'Download as EXCEL' },
  },
  sample: {
    banner: 'Sample data: the server could not be reached',
    detail: 'This is not your data, and nothing you enter can be saved right now.',
  },
} as const;
