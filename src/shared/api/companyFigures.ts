/** The tags of the figures of one company. */
export const FIGURE_TAGS = ['Drivers', 'ImpactAreas', 'Progress', 'Activities', 'Plan'] as const;

/**
 * The tags of everything that changes with the answers of a company: its own figures, those that list several
 * companies, and the gains in its plan.
 */
export const companyFiguresChanged = (companyId: string) => [
  ...FIGURE_TAGS.map((type) => ({ type, id: companyId })),
  'FigureLists' as const,
];
