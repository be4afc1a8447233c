import { lazyAntd } from '../theme/lazyAntd';

export const loadMenus = () =>
  import(/* webpackChunkName: "overlays" */ './MenuPopup').then((module) => module.MenuPopup);

/** The menu of a plain button; its script is loaded when it is opened for the first time. */
export const LazyMenu = lazyAntd(loadMenus);
