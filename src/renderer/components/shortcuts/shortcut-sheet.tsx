import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, DialogTrigger, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { Keys } from './keys.tsx'
import { useShortcuts } from './shortcuts.ts'

const useStyles = makeStyles({
  group: { marginBlock: tokens.spacingVerticalL },
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
    <Dialog open onOpenChange={(_, data) => data.open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle
            action={
              <DialogTrigger action="close">
                <Button appearance="subtle" aria-label="Close" icon={<DismissRegular />} />
              </DialogTrigger>
            }
          >
            Keyboard shortcuts
          </DialogTitle>
          <DialogContent>
            {[...groups].map(([group, shortcuts]) => (
              <section key={group} className={styles.group} aria-label={group}>
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
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
