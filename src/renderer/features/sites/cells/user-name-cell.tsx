import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { PASSWORD_LINK } from '../messages.ts'
import type { Site } from '../site.ts'
import { useSiteActions } from '../site-actions.ts'

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  link: { flexShrink: 0 },
})

/** The site's user, with the link that resets the user's password beside it. Source: SLIST-051, SLIST-062, PERM-024. */
export const UserNameCell = ({ site }: { readonly site: Site }) => {
  const styles = useStyles()
  const { may, writesBlocked, busy, askPasswordReset } = useSiteActions()
  const { userName } = site
  if (!userName) return null
  const reason = writesBlocked ?? (busy.has(site.siteId) ? 'A change of this site is under way.' : undefined)
  return (
    <span className={styles.cell}>
      <span className={styles.name} title={userName} dir="auto">
        {userName}
      </span>
      {may.resetPassword && (
        <Link
          as="button"
          className={styles.link}
          aria-label={`${PASSWORD_LINK} Password of ${userName}`}
          title={reason ?? `Reset the password of ${userName}`}
          disabledFocusable={reason !== undefined}
          onClick={(event) => askPasswordReset(site, event.currentTarget)}
        >
          {PASSWORD_LINK}
        </Link>
      )}
    </span>
  )
}
