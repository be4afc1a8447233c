/**
 * The unit of a company's amounts, USD where there is none, and what plan items bring: a benefit a year at full effect or
 * once, the realized one, and who confirmed it. `benefit_by` has set the benefit last.
 */
export const valuePlan = (): string[] => [
  `alter table companies add column money_unit text check (length(money_unit) = 3)`,
  `alter table plan_items add column benefit_m double precision check (benefit_m >= 0)`,
  `alter table plan_items add column benefit_kind text
    check (benefit_kind in ('revenue', 'margin', 'cash_once'))`,
  `alter table plan_items add column full_on text`,
  `alter table plan_items add column benefit_real_m double precision check (benefit_real_m >= 0)`,
  `alter table plan_items add column benefit_by text`,
  `alter table plan_items add column confirmed_by text`,
  `alter table plan_items add column confirmed_on text`,
  `create index plan_items_benefit_by on plan_items (benefit_by, id) where benefit_by is not null`,
  `create index plan_items_confirmed_by on plan_items (confirmed_by, id)
    where confirmed_by is not null`,
];
