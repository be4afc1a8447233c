const FIGURES = ['Drivers', 'ImpactAreas', 'Progress', 'Activities', 'Plan'] as const;

/**
 * The tags of everything that changes with the answers of a company: its own figures, those that list several
 * companies, and the gains in its plan.
 */
export const companyFiguresChanged = (companyId: string) => [
  ...FIGURES.map((type) => ({ type, id: companyId })),
  'FigureLists' as const,
];
