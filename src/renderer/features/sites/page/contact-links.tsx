import { Button, makeStyles } from '@fluentui/react-components'
import { CallRegular, ChatRegular, CopyRegular } from '@fluentui/react-icons'
import { copyText } from '#components/clipboard/copy-text.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { ContactWay } from '#shared/bridge/shell.ts'
import { dialledNumber } from '#shared/domain/text/phone-number.ts'
import { countryOf, emailOf, mobileOf, type Site } from '../site.ts'
import { EditableFact } from './editable-fact.tsx'

const useStyles = makeStyles({ text: { overflowWrap: 'anywhere' } })

/** How the owner of a site is reached: mobile number and email, each to be copied, the number to be called or written to. */
export const ContactLinks = ({ site }: { readonly site: Site }) => {
  const styles = useStyles()
  const bridge = useBridge()
  const notify = useNotify()
  const [mobile, email] = [mobileOf(site), emailOf(site)]
  const dialled = dialledNumber(mobile, { country: countryOf(site), currency: site.basicSiteSetting?.curr })
  const number = dialled?.number ?? null
  const copy = async (what: string, text: string): Promise<void> => {
    await copyText(text)
    notify.show({ id: 'contact-copied', intent: 'success', message: `${what} copied`, detail: text })
  }
  const reach = async (way: ContactWay): Promise<void> => {
    if (number === null) return
    const answer = await bridge.shell.contact({ way, number })
    if (!answer.ok) notify.error(way === 'call' ? 'The number could not be called.' : 'WhatsApp could not be opened.', answer.error.message)
  }
  return (
    <>
      <EditableFact
        site={site}
        field="contactNumber"
        more={
          mobile !== null &&
          mobile !== '' && (
            <>
              <Button
                size="small"
                appearance="subtle"
                icon={<CopyRegular />}
                aria-label="Copy the mobile number"
                title="Copy"
                onClick={() => void copy('Mobile number', number ?? mobile)}
              />
              {number !== null && (
                <>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<CallRegular />}
                    aria-label={`Call ${number}`}
                    title={`Call ${number}`}
                    onClick={() => void reach('call')}
                  />
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<ChatRegular />}
                    aria-label={`WhatsApp ${number}`}
                    title={`WhatsApp ${number}`}
                    onClick={() => void reach('whatsapp')}
                  />
                </>
              )}
            </>
          )
        }
      >
        <span>{mobile || 'No number'}</span>
      </EditableFact>
      <EditableFact
        site={site}
        field="ownerEmail"
        more={
          email !== null &&
          email !== '' && (
            <Button
              size="small"
              appearance="subtle"
              icon={<CopyRegular />}
              aria-label="Copy the email address"
              title="Copy"
              onClick={() => void copy('Email address', email)}
            />
          )
        }
      >
        <span className={styles.text} dir="auto">
          {email || 'No email'}
        </span>
      </EditableFact>
    </>
  )
}
