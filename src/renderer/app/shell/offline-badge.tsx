import { Badge, makeStyles, Tooltip } from '@fluentui/react-components'
import { CloudOffRegular } from '@fluentui/react-icons'
import { useOfflineSince } from '#data/platform/reachability.ts'
import { formatTime } from '#shared/domain/date.ts'

const useStyles = makeStyles({ badge: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })

/** Says since when the platform cannot be reached; nothing while it can. */
export const OfflineBadge = () => {
  const styles = useStyles()
  const since = useOfflineSince()
  return (
    <div role="status">
      {since !== null && (
        <Tooltip content="The platform cannot be reached. The console tries again by itself; until then nothing can be changed." relationship="description">
          <Badge tabIndex={0} size="large" appearance="tint" color="warning" icon={<CloudOffRegular />} className={styles.badge}>
            Offline {formatTime(since)}
          </Badge>
        </Tooltip>
      )}
    </div>
  )
}
