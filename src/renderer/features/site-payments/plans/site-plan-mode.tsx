import { makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import { NEW_SITE_EDIT, SITE_MIGRATE, SITE_PLAN_MODE } from '../messages.ts'

const useStyles = makeStyles({ mode: { whiteSpace: 'nowrap' } })

/** How a plan comes to a site: shown, and not to be changed. */
export const SitePlanMode = () => (
  <RadioGroup className={useStyles().mode} layout="horizontal" value={NEW_SITE_EDIT} disabled aria-label={SITE_PLAN_MODE}>
    <Radio value={NEW_SITE_EDIT} label={NEW_SITE_EDIT} />
    <Radio value={SITE_MIGRATE} label={SITE_MIGRATE} />
  </RadioGroup>
)
