import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { Dialog } from '../dialog.tsx'
import { Keys } from './keys.tsx'
import { useShortcuts } from './shortcuts.ts'

const useStyles = makeStyles({
  // The window's edge stays in sight around it.
  content: { maxHeight: '70vh' },
  groups: { columns: '2 320px', columnGap: tokens.spacingHorizontalXXXL },
  group: { breakInside: 'avoid-column', marginBottom: tokens.spacingVerticalL },
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

/** What is the same on every screen stands behind what the open one has. */
const LAST: readonly string[] = ['Everywhere', 'Go to', 'Profile menu']

/** Every keyboard shortcut that works on the open screen. */
export const ShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles()
  const groups = [...Map.groupBy(useShortcuts(), (shortcut) => shortcut.group)].toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))
  return (
    <Dialog title="Keyboard shortcuts" hasCross width={880} contentClassName={styles.content} onClose={onClose}>
      <div
        className={styles.groups}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls the dialog, which the keyboard has to reach
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      >
        {groups.map(([group, shortcuts]) => (
          <section key={group} aria-label={group} className={styles.group}>
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
      </div>
    </Dialog>
  )
}
