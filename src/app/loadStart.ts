/** The store, the router and what is open without signing in. */
export const loadStart = () => import(/* webpackChunkName: "start" */ './start');
