/** The seven impact areas in order. An area's number, '1' to '7' on the wire, is its index + 1. */
export const IMPACT_AREA_NAMES = [
  'Corporate Strategy & Business Management',
  'Customer Strategy, Relationships and Interactions',
  'Product Strategy, Development and Production',
  'Human Resource Strategy and Management',
  'IT Strategy & Management',
  'Other Shared / Corporate Services',
  'All Process Groupings (apply to all processes)',
] as const;
