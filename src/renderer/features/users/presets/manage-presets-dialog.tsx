import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, PeopleListRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { Dialog } from '#components/dialog.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { NameInPlace } from '#components/form/name-in-place.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { MANAGE_PRESETS, NO_PRESETS, NO_PRESETS_HINT, PRESETS_NOT_CHANGED } from '../messages.ts'
import { byName, deletePreset, renamePreset, renameProblem, sizeText } from '../model/presets.ts'
import { type ChangePresets, usePresets } from './use-presets.ts'

const useStyles = makeStyles({
  preset: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Of one width, whatever is reported below it.
  name: { flex: '1 1 200px', minWidth: 0 },
  size: { lineHeight: '32px' },
})

/** Renames and deletes the permission presets. Every change is kept at once. */
export const ManagePresetsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { presets, change } = usePresets()
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async (edit: Parameters<ChangePresets>[0]): Promise<void> => setRefusal(await change(edit))
  return (
    <Dialog
      title={MANAGE_PRESETS}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {refusal !== null && (
        <Notice intent="error" title={PRESETS_NOT_CHANGED} isAlert>
          {refusal}
        </Notice>
      )}
      {presets.length === 0 ? (
        <EmptyState icon={PeopleListRegular} title={NO_PRESETS} explanation={NO_PRESETS_HINT} />
      ) : (
        <ul className={layout.list} aria-label="Presets">
          {byName(presets).map(({ id, name, grants }) => (
            <li key={id} className={styles.preset}>
              <div className={styles.name}>
                <NameInPlace
                  name={name}
                  problemOf={(typed) => renameProblem(presets, typed, id)}
                  onRename={(typed) => change((latest) => renamePreset(latest, id, typed))}
                />
              </div>
              <Text className={styles.size}>{sizeText(grants)}</Text>
              <ConfirmPopover
                question="Sure to delete?"
                detail={`The preset “${name}”. No user is changed.`}
                confirmLabel={`Delete ${name}`}
                onConfirm={() => void keep((latest) => deletePreset(latest, id))}
              >
                <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`Delete ${name}`} />
              </ConfirmPopover>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
