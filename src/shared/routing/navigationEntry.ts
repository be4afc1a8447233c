import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { OptionalView } from '@/shared/api/features/views';
import type { SignedInRoute } from './paths';

/** Where a link is shown: in the sidebar, as an icon below the sidebar, or in the account menu. */
export type NavigationGroup = 'pages' | 'management' | 'account';

/** A page that has a link in the navigation. */
export interface LinkedPage {
  icon: IconDefinition;
  group: NavigationGroup;
  /** Message key of the link, in the namespace `layout` or as 'pages:…'. */
  label: string;
  inSidebar: boolean;
  inPalette: boolean;
}

/** A page that is opened from its parent. While it is open, the parent's link is marked. */
interface SubordinatePage {
  parent: SignedInRoute;
}

export interface PageBasics {
  /** Message key of the heading and of the browser's title bar. */
  title: string;
  /** Everyone, or people with this permission. */
  visibleTo: 'everyone' | 'viewPortfolio' | 'seeEvents' | 'changeModel';
  /** For a page that not every server offers. */
  view?: OptionalView;
  /** Whether the page is about the company in the top bar. */
  showsCompany: boolean;
}

export type NavigationEntry = PageBasics & (LinkedPage | SubordinatePage);
