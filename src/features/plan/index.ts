export { ActionPlanCard } from './items/ActionPlanCard';
export { PlanOffer } from './items/PlanOffer';
export { planMessages } from './messages.en';
export { PlanBoard } from './PlanBoard';
export { useGetPrioritiesQuery } from './planApi';
export { useWaitingForScore } from './waitingForScore';
export { parsePlanState, planRestored, planSlice } from './planSlice';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const planSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
