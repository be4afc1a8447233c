export const companiesMessages = {
  selector: {
    label: 'Company shown',
    placeholder: 'Choose a company',
    nothingFound: 'No company of that name',
  },
  compare: { label: 'Compare with company' },
  none: {
    title: 'No company to show yet',
    detail: 'You do not belong to a company yet. An administrator can add you to one.',
    adminDetail: 'Add the first company in My Companies.',
  },
  deactivated: {
    title: '{{name}} has been deleted',
    detail: 'Its figures are closed. A company administrator can restore it until it is purged.',
  },
} as const;
