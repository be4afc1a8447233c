export { roundsMessages } from './messages.en';
export { OpinionsPanel } from './opinions/OpinionsPanel';
export { MyPart } from './part/MyPart';
export { PartHeader, partsOf } from './part/PartHeader';
export type { Round, RoundCompany } from './Round';
export { useGetOwnRoundsQuery } from './roundsApi';
export { sendOpinionWhenLoaded } from './sendOpinionWhenLoaded';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const roundsSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
