import { makeStyles, SearchBox, Subtitle2, Switch, Text, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { Keys } from '#components/shortcuts/keys.tsx'
import { isMac, keysOf, keysText, useKeysWork } from '#components/shortcuts/shortcuts.ts'
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { searchFor } from '#shared/domain/text/typed-search.ts'
import { useSingleKeys } from './use-single-keys.ts'
import { windowShortcuts } from './window-shortcuts.ts'

const useStyles = makeStyles({
  // The window's edge stays in sight around it.
  content: { maxHeight: '70vh', overflow: 'hidden' },
  groups: { minHeight: 0, overflowY: 'auto', paddingInlineEnd: tokens.spacingHorizontalS, columns: '2 320px', columnGap: tokens.spacingHorizontalXXXL },
  search: { flexShrink: 0, maxWidth: '320px' },
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
  // Below what scrolls; its label begins where the headings do.
  choice: { display: 'flex', flexDirection: 'column', flexShrink: 0 },
  toggle: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  hint: { color: tokens.colorNeutralForeground2 },
})

const HINT_ID = 'single-keys-hint'

/** What is the same on every screen stands behind what the open one has. */
const LAST: readonly string[] = ['Everywhere', 'Go to', 'Profile menu', 'Window', 'Text fields']

/** Every keyboard shortcut that works on the open screen, and whether single keys do. */
export const ShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles()
  const works = useKeysWork()
  const working = useShortcuts().filter(({ keys }) => works(keys))
  const [typed, setTyped] = useState('')
  const isFound = searchFor(typed)
  const every = [...working, ...windowShortcuts(working, useCanStayOnTop())]
  const all = every.filter(({ keys, description, group }) => isFound(description, group, keysOf(keys, isMac).join(' '), keysOf(keys, isMac).join('+')))
  const groups = [...Map.groupBy(all, (shortcut) => shortcut.group)].toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))
  return (
    <Dialog title="Keyboard shortcuts" hasCross width={880} contentClassName={styles.content} onClose={onClose}>
      <SearchBox
        className={styles.search}
        aria-label="Search keyboard shortcuts"
        placeholder="Search by key or action"
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
      />
      <div
        className={styles.groups}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls the dialog, which the keyboard has to reach
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      >
        {groups.length === 0 && <Text>No shortcut has “{typed}”.</Text>}
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
      <SingleKeysSwitch />
    </Dialog>
  )
}

/** Under Wayland no window can stay above the others, and the menu has no such entry. */
const useCanStayOnTop = (): boolean => {
  const bridge = useBridge()
  const [canStayOnTop, setCanStayOnTop] = useState(true)
  useEffect(() => {
    void bridge.shell.information().then((answer) => answer.ok && setCanStayOnTop(answer.value.canStayOnTop))
  }, [bridge])
  return canStayOnTop
}

const SingleKeysSwitch = () => {
  const styles = useStyles()
  const { singleKeys, choose } = useSingleKeys()
  return (
    <div className={styles.choice}>
      <Switch
        className={styles.toggle}
        label="Single-key shortcuts"
        aria-describedby={HINT_ID}
        checked={singleKeys}
        onChange={(_, { checked }) => choose(checked)}
      />
      <Text id={HINT_ID} size={200} className={styles.hint}>
        {`Keys without ${keysText('mod')} or ${keysText('alt')}, such as E, / and G S. Turn them off if speech input or a slip of the hand presses them.`}
      </Text>
    </div>
  )
}
