import { makeStyles, Text } from '@fluentui/react-components'
import { PeopleListRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { NamedEntriesDialog } from '#components/form/named-entries-dialog.tsx'
import { MANAGE_PRESETS, NO_PRESETS, NO_PRESETS_HINT, PRESETS_NOT_CHANGED } from '../messages.ts'
import { byName, deletePreset, renamePreset, renameProblem, sizeText } from '../model/presets.ts'
import { usePresets } from './use-presets.ts'

const useStyles = makeStyles({ size: { lineHeight: '32px' } })

/** Renames and deletes the permission presets. */
export const ManagePresetsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles()
  const { presets, change } = usePresets()
  return (
    <NamedEntriesDialog
      title={MANAGE_PRESETS}
      label="Presets"
      entries={byName(presets)}
      empty={<EmptyState icon={PeopleListRegular} title={NO_PRESETS} explanation={NO_PRESETS_HINT} />}
      notChanged={PRESETS_NOT_CHANGED}
      problemOf={(typed, id) => renameProblem(presets, typed, id)}
      onRename={(id, name) => change((latest) => renamePreset(latest, id, name))}
      onDelete={(id) => change((latest) => deletePreset(latest, id))}
      deletionDetail={({ name }) => `The preset “${name}”. No user is changed.`}
      beside={({ grants }) => <Text className={styles.size}>{sizeText(grants)}</Text>}
      onClose={onClose}
    />
  )
}
