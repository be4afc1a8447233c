export const impactAreasMessages = {
  title: 'Impact areas',
  overallProgress: 'Overall progress',
  card: { title: 'Impact Areas', viewAll: 'View all' },
  area: { start: 'Start {{title}}', continue: 'Continue {{title}}' },
} as const;
