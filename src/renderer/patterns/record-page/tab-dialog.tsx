import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useAddress, withoutParameters } from '#components/list-state/use-address.ts'
import { RecordDialog, type RecordDialogProps } from './record-dialog.tsx'
import { TabPanels, type TabPanelsProps } from './tab-panels.tsx'

const useStyles = makeStyles({
  // A list in a panel stands where the content of the other panels does.
  lists: { '--list-inset': '0px', '--list-start': '0px' },
  body: { height: `min(720px, calc(100vh - 4 * ${tokens.spacingVerticalXXL}))` },
})

export interface TabDialogProps<Id extends string> extends TabPanelsProps<Id>, Required<Pick<RecordDialogProps, 'place' | 'onClose'>> {
  readonly title: string
  readonly isLarge?: boolean
  /** Start the parameters that the lists in the dialog keep in the address: they go with it. Keep the array stable. */
  readonly prefixes: readonly string[]
}

/** A dialog of several panels. The tab is in the address. A tab that was looked at stays as it is behind the others, with what was typed. */
export const TabDialog = <Id extends string>({ title, isLarge = false, prefixes, place, onClose, ...panels }: TabDialogProps<Id>) => {
  const styles = useStyles()
  const [, changeAddress] = useAddress()
  const close = useCallback(() => {
    changeAddress((address) => withoutParameters(address, ['tab'], prefixes), 'replace')
    onClose()
  }, [changeAddress, onClose, prefixes])
  return (
    <RecordDialog
      title={<span dir="auto">{title}</span>}
      place={place}
      onClose={close}
      width={isLarge ? 1300 : 1100}
      bodyClassName={isLarge ? undefined : styles.body}
      className={styles.lists}
      fillsWindow
    >
      <TabPanels {...panels} />
    </RecordDialog>
  )
}
