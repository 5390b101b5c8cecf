import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { Notice } from '#components/notice.tsx'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { ReportButtons } from './report-buttons.tsx'

/** The way to support: the page that the connection profile names, with the report to put into it. */
export const ReportProblemDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const bridge = useBridge()
  const support = useConnectionProfile()?.links.find(({ name }) => name === 'raise-ticket')
  const [refusal, setRefusal] = useState<string | null>(null)

  const openSupport = async (): Promise<void> => {
    const opened = await bridge.shell.openLink({ name: 'raise-ticket' })
    setRefusal(opened.ok ? null : opened.error.message)
  }

  return (
    <Dialog
      title="Report a problem"
      hasCross
      onClose={onClose}
      actions={
        <>
          <ReportButtons />
          {support !== undefined && (
            <Button appearance="primary" icon={<OpenRegular />} onClick={() => void openSupport()}>
              {support.label}
            </Button>
          )}
        </>
      }
    >
      {support === undefined ? (
        <span>
          Your connection profile names no support page. Send the report to the administrator who gave you the console, and say what you did and what happened.
        </span>
      ) : (
        <span>Copy the report, then open the support page and paste it into your ticket. Say what you did and what happened.</span>
      )}
      <span>The report holds versions, hosts, states and the last failures, but no passwords, customer data or names of people.</span>
      {refusal !== null && <Notice intent="error">{refusal}</Notice>}
    </Dialog>
  )
}
