import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { FailureState } from '#components/failure-state.tsx'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import type { MenuSite } from '../menu-site.ts'
import { LABELS_FAILED, LABELS_TITLE, SAVING } from '../messages.ts'
import { LabelRow } from './label-row.tsx'
import { unusedNames } from './labels.ts'
import { NewLabel } from './new-label.tsx'
import { useLabels } from './use-labels.ts'

const useStyles = makeStyles({
  surface: { width: '640px', maxWidth: '100vw' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  skeleton: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  actions: { width: '160px' },
  hint: { color: tokens.colorNeutralForeground2 },
})

const LINES = [0, 1, 2]
/** Stands for the line that adds a label among those with something typed. */
const NEW = ''

interface LabelsDialogProps {
  readonly site: MenuSite
  readonly onClose: () => void
}

/** The dialog "Add Labels": the words of a site, each in its row. */
export const LabelsDialog = ({ site, onClose }: LabelsDialogProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const { labels, error, refetch, isSaving, save } = useLabels(site.domain)
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const markDirty = useCallback((name: string, isDirty: boolean) => {
    setDirty((before) => {
      const next = new Set(before)
      if (isDirty) next.add(name)
      else next.delete(name)
      return next
    })
  }, [])
  const refocus = useOpener()
  const closed = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const guard = useLeaveGuard({ isDirty: dirty.size > 0, parameter: 'dialog', value: 'labels', onLeave: closed })
  const blocked = gate.reason ?? (isSaving ? SAVING : null)
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            {LABELS_TITLE}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.hint}>
              Words of <span dir="auto">{site.domain}</span> that stand in place of the usual ones.
            </Text>
            {labels === null && error === null && (
              <Skeleton aria-label="Loading the labels" className={styles.skeleton}>
                {LINES.map((line) => (
                  <SkeletonItem key={line} size={32} />
                ))}
              </Skeleton>
            )}
            {labels === null && error !== null && <FailureState what={LABELS_FAILED} failure={error} onRetry={refetch} />}
            {labels !== null && (
              <>
                <NewLabel names={unusedNames(labels)} blocked={blocked} onSave={save} onDirtyChange={(isDirty) => markDirty(NEW, isDirty)} />
                {labels.length === 0 ? (
                  <Text className={styles.hint}>No word is named anew yet: all stand as usual.</Text>
                ) : (
                  <Table size="small" aria-label="Labels">
                    <TableHeader>
                      <TableRow>
                        <TableHeaderCell>Label</TableHeaderCell>
                        <TableHeaderCell>Text</TableHeaderCell>
                        <TableHeaderCell className={styles.actions}>Action</TableHeaderCell>
                      </TableRow>
                    </TableHeader>
                    <TableBody>
                      {labels.map((label) => (
                        <LabelRow key={label.defaultName} label={label} blocked={blocked} onSave={save} onDirtyChange={markDirty} />
                      ))}
                    </TableBody>
                  </Table>
                )}
              </>
            )}
          </DialogContent>
        </DialogBody>
        {guard.isAsking && <LeaveDialog detail={`The labels of ${site.domain} are not saved.`} onLeave={guard.confirm} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}
