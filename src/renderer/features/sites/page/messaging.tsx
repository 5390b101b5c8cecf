import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { AlertRegular, ChatRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import { emailOf, mobileOf, type Site } from '../site.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    maxWidth: '70ch',
  },
})

/** How the site sends messages: each setting opens in its own dialog. */
export const SiteMessaging = ({ site }: { readonly site: Site }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { NotificationsMaster, WhatsappConfig } = usePanels()
  const [dialog, setDialog] = useAddressParameter('dialog')
  const close = useCallback(() => setDialog(null, 'replace'), [setDialog])
  const { siteId, domain, userName } = site
  const messaging = { siteId, domain, userName, contactNumber: mobileOf(site), contactEmail: emailOf(site) }
  return (
    <div className={layout.stackL}>
      <div className={styles.card}>
        <Text className={layout.quiet}>Which provider sends the WhatsApp messages of this site, and with which account.</Text>
        <Button icon={<ChatRegular />} onClick={() => setDialog('whatsapp', 'push')}>
          WhatsApp provider config
        </Button>
      </div>
      <div className={styles.card}>
        <Text className={layout.quiet}>Which events are told to whom, and by which channel.</Text>
        <Button icon={<AlertRegular />} onClick={() => setDialog('notifications', 'push')}>
          Notifications Master
        </Button>
      </div>
      {dialog === 'whatsapp' && <WhatsappConfig site={messaging} onClose={close} />}
      {dialog === 'notifications' && <NotificationsMaster site={messaging} onClose={close} />}
    </div>
  )
}
