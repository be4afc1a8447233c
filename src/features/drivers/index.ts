export { CompanyOverviewCard } from './CompanyOverviewCard';
export { driversMessages } from './messages.en';
