import type { Language } from '../language';
import { driverTitle } from './naming';

/** The Spanish names of the four drivers, which are English on the wire. */
const SPANISH: Partial<Record<string, string>> = {
  Expectations: 'Expectativas',
  'Operating Margin': 'Margen operativo',
  'Revenue Growth': 'Crecimiento de ingresos',
  'Asset Efficiency': 'Eficiencia de activos',
};

/** The name of a driver without its number, in every language. */
export function driverNames(name: string): Record<Language, string> {
  const title = driverTitle(name);
  return { en: title, es: SPANISH[title] ?? title };
}
