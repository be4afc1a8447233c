export const driversMessages = {
  card: { title: 'Company overview', viewAll: 'View all' },
  score: { long: '{{score}} of 10', short: '{{score}} / 10' },
} as const;
