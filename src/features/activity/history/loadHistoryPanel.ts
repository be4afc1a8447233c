/** The panel, in a chunk of its own. */
export const loadHistoryPanel = () =>
  import(/* webpackChunkName: "history" */ './HistoryPanel').then((module) => module.HistoryPanel);
