import { CopyRegular, SaveRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { copyText } from '#components/clipboard/copy-text.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { COPIED, COPY_FAILED, SAVE_FAILED, SAVED } from './messages.ts'

/** Copies or saves the report, which main makes again each time. */
export const ReportButtons = () => {
  const bridge = useBridge()
  const notify = useNotify()
  const [pending, setPending] = useState<'copy' | 'save' | null>(null)

  const copy = async (): Promise<void> => {
    setPending('copy')
    try {
      const report = await bridge.diagnostics.report()
      if (report.ok) {
        await copyText(report.value.text)
        notify.success(COPIED)
      } else notify.error(COPY_FAILED, report.error.message)
    } catch {
      notify.error(COPY_FAILED, 'The clipboard could not be used.')
    } finally {
      setPending(null)
    }
  }
  const save = async (): Promise<void> => {
    setPending('save')
    const saved = await bridge.diagnostics.saveReport()
    setPending(null)
    if (!saved.ok) return notify.error(SAVE_FAILED, saved.error.message)
    const { id, name } = saved.value
    const show = async (): Promise<void> => {
      const shown = await bridge.files.showInFolder({ id })
      if (!shown.ok) notify.error(SAVE_FAILED, shown.error.message)
    }
    notify.show({ intent: 'success', message: SAVED, detail: name, actions: [{ label: 'Show in folder', run: () => void show() }] })
  }

  return (
    <>
      <ActionButton icon={<CopyRegular />} isPending={pending === 'copy'} isDisabled={pending === 'save'} onClick={() => void copy()}>
        Copy report
      </ActionButton>
      <ActionButton icon={<SaveRegular />} isPending={pending === 'save'} isDisabled={pending === 'copy'} onClick={() => void save()}>
        Save report
      </ActionButton>
    </>
  )
}
