export const sharedMessages = {
  product: 'Value Drivers',
  retry: 'Retry',
  reportError: 'Report an error',
  save: 'Save',
  cancel: 'Cancel',
  addNew: 'Add new',
  delete: 'Delete',
  deleted: {
    done: '{{name}} has been deleted',
    until: 'It can be restored until {{date}}.',
  },
  undo: 'Undo',
  actionsFor: 'Actions for {{name}}',
  nothingFound: 'Nothing found',
  pages: 'Pages of {{what}}',
  role: { administrator: 'Administrator', editor: 'Editor', subscriber: 'Subscriber' },
  image: {
    notAnImage: 'Only image files can be used here.',
    tooLarge: 'The image is too large: at most {{max}} MB.',
  },
  loading: 'Loading...',
  noData: 'No data available',
  companyPicture: 'Logo of {{name}}',
  grade: { High: 'High', Medium: 'Medium', Low: 'Low' },
  /** Of drivers and impact areas, by what the wire and addresses call them. */
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
      detail: 'Your connection or our server is down. What you see elsewhere may be older.',
    },
    notFound: {
      title: 'Nothing here',
      detail: 'It does not exist, or it is not yours to see.',
    },
    forbidden: {
      title: 'Not open to you',
      detail: 'Your role does not include this.',
    },
    unexpected: {
      title: 'Something went wrong',
      detail: 'Please try again. If it stays like this, tell us through “Report an error”.',
    },
  },
  download: {
    label: 'Download',
    labelWithout: 'Download: {{reason}}',
    working: 'Preparing the file…',
    failed: 'The file could not be made. Please try again.',
    without: {
      loading: 'The figures are on their way.',
      failed: 'The figures could not be loaded.',
      sample: 'Sample data is not downloaded.',
      nothing: 'There is no data to download yet.',
    },
    charts: 'Charts',
    readMe: 'Read me',
    short: { pdf: 'PDF', xlsx: 'EXCEL' },
    long: { pdf: 'Download as PDF', xlsx: 'Download as EXCEL' },
  },
  sample: {
    banner: 'Sample data: the server could not be reached',
    detail: 'These are not your figures, and nothing you enter can be saved now.',
  },
} as const;
