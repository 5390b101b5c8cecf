import { Badge, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import type { ChangedRecord } from '#shared/bridge/activity.ts'
import { noUndoReason } from '#shared/domain/activity/no-undo.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import { changeText, OUTCOME_LABELS, OUTCOME_TONES } from './activity-texts.ts'

const useStyles = makeStyles({
  entry: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

const COLORS = { success: 'success', danger: 'danger', warning: 'warning', brand: 'brand' } as const

const CHANGED_HERE = 'changed-here'

/** What the user changed of a record from this computer, the newest first. Nothing while there is nothing. */
export const ChangedHere = ({ record }: { readonly record: ChangedRecord }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const heading = useId()
  const bridge = useBridge()
  const queries = useQueryClient()
  useEffect(() => bridge.on('activity.changed', () => void queries.invalidateQueries({ queryKey: [CHANGED_HERE] })), [bridge, queries])
  const { data } = useQuery({
    queryKey: [CHANGED_HERE, record.sort, record.id, record.name],
    queryFn: async () => unwrap(await bridge.activity.ofRecord(record)),
    refetchOnMount: 'always',
    retry: false,
  })
  if (data === undefined || data.total === 0) return null
  return (
    <section aria-labelledby={heading} className={layout.stackS}>
      <Subtitle2 as="h3" id={heading} className={layout.noMargin}>
        Changed here
      </Subtitle2>
      <ul className={layout.list}>
        {data.entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.line}>
              <Text weight="semibold">{entry.what}</Text>
              {entry.outcome !== 'done' && (
                <Badge appearance="tint" color={COLORS[OUTCOME_TONES[entry.outcome]]}>
                  {OUTCOME_LABELS[entry.outcome]}
                </Badge>
              )}
              <Text size={200} className={layout.quiet}>
                {formatDateTime(entry.at)}
              </Text>
            </span>
            <span dir="auto">{changeText(entry)}</span>
            {entry.outcome === 'done' && entry.undo === null && (
              <Text size={200} className={layout.quiet}>
                {noUndoReason(entry.operation)}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <div>
        <LinkButton size="small" to={`/activity?${new URLSearchParams({ q: record.name })}`}>
          {data.total === 1 ? 'Show it in the activity' : `Show all ${formatCount(data.total)}`}
        </LinkButton>
      </div>
    </section>
  )
}
