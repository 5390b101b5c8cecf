import { TableSimpleRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import type { Column } from '#components/data-table/column.ts'
import { exportRows } from '#components/export-menu/export-rows.ts'
import { useBridge, useNoExport } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import { audienceSiteId, siteName } from './audience-site.ts'
import type { AudiencePlan, Exclusion, PlannedRecipient } from './exclusions.ts'

const REASONS: Readonly<Record<Exclusion, string>> = {
  'no-contact': 'Cannot be reached this way',
  inactive: 'Inactive',
  messaged: 'Got another message',
  unfilled: 'A placeholder is empty',
  'same-contact': 'Another site has the same number or address',
}

/** Who is in the file, and why somebody does not get the campaign. */
export const audienceColumns = (channel: TemplateType): readonly Column<PlannedRecipient>[] => [
  { id: 'name', title: 'Business name', kind: 'text', value: ({ site }) => siteName(site), width: 200 },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ site }) => audienceSiteId(site), width: 200 },
  {
    id: 'contact',
    title: channel === 'EMAIL' ? 'Email' : 'Number',
    kind: 'text',
    value: ({ recipient }) => (channel === 'EMAIL' ? recipient?.email : recipient && `+${recipient.countryCode}${recipient.mob}`) ?? '',
    width: 160,
  },
  { id: 'gets', title: 'Gets it', kind: 'text', value: ({ exclusion }) => (exclusion === null ? 'Yes' : 'No'), width: 90 },
  { id: 'reason', title: 'Why not', kind: 'text', value: ({ exclusion }) => (exclusion === null ? '' : REASONS[exclusion]), width: 220 },
]

interface AudienceExportProps {
  readonly template: string
  readonly channel: TemplateType
  readonly plan: AudiencePlan
}

/** Writes who gets the campaign and who does not, with why, to an Excel file: as it stands at this moment. */
export const AudienceExport = ({ template, channel, plan }: AudienceExportProps) => {
  const bridge = useBridge()
  const notify = useNotify()
  const noExport = useNoExport()
  const [isBusy, setBusy] = useState(false)
  const write = async (): Promise<void> => {
    setBusy(true)
    const name = `Audience of ${template.slice(0, 80)} ${formatFormDate(nowInSeconds())}`
    const result = await exportRows(bridge.files, { name, format: 'xlsx', columns: audienceColumns(channel), rows: plan.rows, onProgress: () => undefined })
    setBusy(false)
    if (result.ok) notify.success('The audience was exported.', result.value.name)
    else if (result.error.kind !== 'cancelled') notify.error('The export could not be written.', result.error.message)
  }
  return (
    <ActionButton size="small" icon={<TableSimpleRegular />} reason={noExport} isPending={isBusy} onClick={() => void write()}>
      Export the audience
    </ActionButton>
  )
}
