import { makeStyles, tokens } from '@fluentui/react-components'
import { CellLink, CellSwitch } from '#components/data-table/cell-controls.tsx'
import { appVersionOf } from '#shared/domain/site/site-choices.ts'
import { PASSWORD_LINK } from './messages.ts'
import type { Site } from './site.ts'
import { changeRefusal, useSiteActions } from './site-actions.tsx'

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** The site's user, with the link that resets the user's password beside it. */
export const UserNameCell = ({ site }: { readonly site: Site }) => {
  const styles = useStyles()
  const actions = useSiteActions()
  const { userName } = site
  if (!userName) return null
  return (
    <span className={styles.cell}>
      <span className={styles.name} title={userName} dir="auto">
        {userName}
      </span>
      {actions.may.resetPassword && (
        <CellLink
          label={`${PASSWORD_LINK} Password of ${userName}`}
          title={`Reset the password of ${userName}`}
          refusal={changeRefusal(actions, site)}
          onClick={() => actions.resetPassword(site)}
        >
          {PASSWORD_LINK}
        </CellLink>
      )}
    </span>
  )
}

/** Switches the site's app between v1 and v2. It moves once the platform has said yes. */
export const VersionCell = ({ site }: { readonly site: Site }) => {
  const actions = useSiteActions()
  const version = appVersionOf(site.appVersion)
  return (
    <CellSwitch
      label={`App version v2 of ${site.domain}`}
      text={version}
      checked={version === 'v2'}
      refusal={changeRefusal(actions, site)}
      onChange={(isOn) => actions.switchVersion(site, isOn ? 'v2' : 'v1')}
    />
  )
}
