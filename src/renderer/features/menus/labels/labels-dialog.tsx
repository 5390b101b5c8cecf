import { DialogContent, makeStyles, Table, TableBody, TableHeader, TableHeaderCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteCustomLabelByDomainDocument } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import type { MenuSite } from '../menu-site.ts'
import { LABELS_FAILED, LABELS_TITLE } from '../messages.ts'
import { LabelRow } from './label-row.tsx'
import { labelsOf, unusedNames } from './labels.ts'
import { NewLabel } from './new-label.tsx'

const useStyles = makeStyles({
  surface: { width: '640px', maxWidth: '100vw' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: { width: '160px' },
  hint: { color: tokens.colorNeutralForeground2 },
})

interface LabelsDialogProps {
  readonly site: MenuSite
  readonly onClose: () => void
}

/** The dialog "Add Labels": the words of a site, each in its row. */
export const LabelsDialog = ({ site: { domain }, onClose }: LabelsDialogProps) => {
  const styles = useStyles()
  const read = useRead(GetSiteCustomLabelByDomainDocument, { domain })
  return (
    <RecordDialog title={LABELS_TITLE} place={{ parameter: 'dialog', value: 'labels' }} onClose={onClose} className={styles.surface}>
      <DialogContent className={styles.content}>
        <Text className={styles.hint}>
          Words of <span dir="auto">{domain}</span> that replace the usual ones.
        </Text>
        <LoadState read={read} what={LABELS_FAILED} skeleton="Loading the labels">
          {(data) => {
            const labels = labelsOf(data)
            return (
              <>
                <NewLabel domain={domain} names={unusedNames(labels)} />
                {labels.length === 0 ? (
                  <Text className={styles.hint}>No word has another name yet: all are as usual.</Text>
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
                        <LabelRow key={label.defaultName} domain={domain} label={label} />
                      ))}
                    </TableBody>
                  </Table>
                )}
              </>
            )
          }}
        </LoadState>
      </DialogContent>
    </RecordDialog>
  )
}
