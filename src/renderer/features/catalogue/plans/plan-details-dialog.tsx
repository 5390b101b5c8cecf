import { Badge } from '@fluentui/react-components'
import { AppsListRegular } from '@fluentui/react-icons'
import { Dialog } from '#components/dialog.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { LongText } from '#components/long-text.tsx'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import type { Plan } from '#data/catalogue/plan.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { catalogueStatusWords } from '#shared/domain/text/code-words.ts'

type PlanService = NonNullable<Plan['serviceDetails']>[number]

const COLUMNS: readonly PlainColumn<PlanService>[] = [
  { title: 'Service name', cell: ({ serviceName }) => <LongText text={serviceName ?? '–'} /> },
  { title: 'Master service', cell: ({ masterService }) => <LongText text={masterService ?? '–'} /> },
  { title: 'Platform', cell: ({ platform }) => <LongText text={platform === null ? '–' : siteOptionLabel(platform)} /> },
  {
    title: 'Status',
    cell: ({ status }) => (
      <Badge appearance="tint" color={status === 'ACTIVE' ? 'success' : 'informative'}>
        {catalogueStatusWords(status) || '–'}
      </Badge>
    ),
  },
]

export const PlanDetailsDialog = ({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) => {
  const services = plan.serviceDetails ?? []
  return (
    <Dialog title={<span dir="auto">{plan.planName}</span>} hasCross width={800} onClose={onClose}>
      {plan.description !== null && plan.description !== '' && <LongText text={plan.description} />}
      {services.length === 0 ? (
        <EmptyState icon={AppsListRegular} title="This plan has no services" explanation="Edit the plan to give it some." />
      ) : (
        <PlainTable label={`Services of ${plan.planName}`} size="medium" columns={COLUMNS} rows={services} rowKey={({ serviceId }) => serviceId} />
      )}
    </Dialog>
  )
}
