import { makeStyles, tokens } from '@fluentui/react-components'
import { useCurrentUser } from '#data/session/current-user.ts'
import { MappingTabs } from '../mapping/mapping-tabs.tsx'
import { currencyOf } from '../partner.ts'

const useStyles = makeStyles({ screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, paddingBlockStart: tokens.spacingVerticalS } })

const ServiceListRoute = () => {
  const styles = useStyles()
  const { userName, profile } = useCurrentUser()
  return (
    <div className={styles.screen}>
      <MappingTabs userId={userName} currency={currencyOf(profile)} emptyText="Nothing is priced for you yet. The sales person who looks after you can help." />
    </div>
  )
}

export default ServiceListRoute
