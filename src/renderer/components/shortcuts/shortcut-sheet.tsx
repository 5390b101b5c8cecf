import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { Dialog } from '../dialog.tsx'
import { Keys } from './keys.tsx'
import { useShortcuts } from './shortcuts.ts'

const useStyles = makeStyles({
  list: { margin: 0, marginTop: tokens.spacingVerticalS },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalXS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  keys: { margin: 0 },
})

/** Every keyboard shortcut that works on the open screen. */
export const ShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles()
  const groups = Map.groupBy(useShortcuts(), (shortcut) => shortcut.group)
  return (
    <Dialog title="Keyboard shortcuts" hasCross onClose={onClose}>
      {[...groups].map(([group, shortcuts]) => (
        <section key={group} aria-label={group}>
          <Subtitle2 as="h3">{group}</Subtitle2>
          <dl className={styles.list}>
            {shortcuts.map((shortcut) => (
              <div key={`${shortcut.keys} ${shortcut.description}`} className={styles.row}>
                <dt>{shortcut.description}</dt>
                <dd className={styles.keys}>
                  <Keys combination={shortcut.keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
