import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AlertRegular, ChatRegular, ChatSettingsRegular } from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useWhatsappAreas } from '#data/sites/whatsapp-areas.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'

type SiteFormControl = Control<SiteFormValues, unknown, SiteFormValues>

const useDialog = () => useAddressParameter('dialog')

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' } })

export const MessagingButtons = () => {
  const styles = useStyles()
  const [, open] = useDialog()
  const { hasConfig, hasSettings } = useWhatsappAreas()
  return (
    <div className={styles.buttons}>
      {hasConfig && (
        <Button icon={<ChatRegular />} onClick={() => open('whatsapp', 'push')}>
          WhatsApp provider config
        </Button>
      )}
      {hasSettings && (
        <Button icon={<ChatSettingsRegular />} onClick={() => open('whatsapp-settings', 'push')}>
          WhatsApp provider settings
        </Button>
      )}
      <Button icon={<AlertRegular />} onClick={() => open('notifications', 'push')}>
        Notifications Master
      </Button>
    </div>
  )
}

/** The dialog that the address names. The switch of Notifications Master is the form's own toggle. */
export const MessagingDialog = ({ control, source }: { readonly control: SiteFormControl; readonly source: SiteSource }) => {
  const { field } = useController({ control, name: 'commChannelEnabled' })
  const [dialog, setDialog] = useDialog()
  const { NotificationsMaster, WhatsappConfig, WhatsappSettings } = usePanels()
  const close = useCallback(() => setDialog(null, 'replace'), [setDialog])
  const site = useMemo(() => {
    const { siteId, domain, userName, contactEmail } = source.record
    const { setting } = source
    return { siteId, domain, userName, contactNumber: setting?.contactNumber ?? null, contactEmail: setting?.contactEmail || contactEmail }
  }, [source])
  return (
    <>
      {dialog === 'whatsapp' && <WhatsappConfig site={site} onClose={close} />}
      {dialog === 'whatsapp-settings' && <WhatsappSettings site={site} onClose={close} />}
      {dialog === 'notifications' && <NotificationsMaster site={site} channels={{ isOn: field.value, onSwitch: field.onChange }} onClose={close} />}
    </>
  )
}
