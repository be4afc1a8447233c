import { useTranslation } from '@/shared/i18n/useTranslation';
import { NAVIGATION } from './navigation';
import type { SignedInRoute } from './paths';

/** The title of a page in the active language: its heading, also in the browser's title bar. */
export function usePageTitle(route: SignedInRoute): string {
  const { t } = useTranslation([
    'pages',
    'drivers',
    'impactAreas',
    'evolution',
    'plan',
    'rounds',
    'reviews',
    'portfolio',
    'companies',
    'workspaces',
    'collaborators',
    'eventLog',
    'inbox',
    'model',
    'help',
  ]);
  return t(NAVIGATION[route].title);
}
