import { textFilter } from '#components/list-state/filter-codec.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import type { ListDeclaration } from '../list/catalogue-list.tsx'
import { optionTexts } from '../list/kind-columns.ts'
import { PLANS_FAILED, SUBSCRIPTION_PLAN } from '../messages.ts'
import { PLAN_COLUMN_NAMES } from './plan-columns.tsx'
import { planIdOf, planNameOf } from './plan-record.ts'

/** What can be searched: four columns, together or each for itself. */
interface PlanFilters {
  readonly q: string
  readonly name: string
  readonly master: string
  readonly type: string
  readonly option: string
}

/** As it is read and as it is stored. */
const typeTexts = ({ siteType }: Plan) => [siteType, siteType === null ? null : siteTypeLabel(siteType)]

/** The table of plans, 50 rows a page. */
export const PLAN_TABLE: ListDeclaration<Plan, PlanFilters> = {
  label: SUBSCRIPTION_PLAN,
  one: 'plan',
  many: 'plans',
  definition: {
    columns: PLAN_COLUMN_NAMES,
    filters: { q: textFilter(), name: textFilter(), master: textFilter(), type: textFilter(), option: textFilter() },
    initial: { size: 50 },
  },
  criteria: {
    q: { kind: 'text', text: (plan) => [plan.planName, plan.masterService, ...typeTexts(plan), ...optionTexts(plan)] },
    name: { kind: 'text', text: planNameOf },
    master: { kind: 'text', text: ({ masterService }) => masterService },
    type: { kind: 'text', text: typeTexts },
    option: { kind: 'text', text: optionTexts },
  },
  searchHint: 'Search plan, master service, site type, option',
  filterFields: (filters, set) => [
    { kind: 'text', name: 'name', label: 'Plan name', value: filters.name, onChange: (name) => set({ name }) },
    { kind: 'text', name: 'master', label: 'Master service', value: filters.master, onChange: (master) => set({ master }) },
    { kind: 'text', name: 'type', label: 'Site type', value: filters.type, onChange: (type) => set({ type }) },
    { kind: 'text', name: 'option', label: 'Site option', value: filters.option, onChange: (option) => set({ option }) },
  ],
  rowId: planIdOf,
  rowLabel: planNameOf,
  loadFailed: PLANS_FAILED,
}
