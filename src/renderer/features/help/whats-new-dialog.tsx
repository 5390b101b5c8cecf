import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { LinesSkeleton, LoadState } from '#patterns/load-state/load-state.tsx'
import type { ReleaseNotes } from '#shared/bridge/updates.ts'

const useStyles = makeStyles({
  // The window's edge stays in sight around it.
  content: { maxHeight: '70vh' },
  list: { marginBlock: tokens.spacingVerticalS, paddingInlineStart: tokens.spacingHorizontalXL, '& > li + li': { marginTop: tokens.spacingVerticalXS } },
})

/** The changes of this version, from the change log of the build: no network is asked. */
export const WhatsNewDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const bridge = useBridge()
  const layout = useLayoutStyles()
  const styles = useStyles()
  const [notes, setNotes] = useState<ReleaseNotes>()
  const [error, setError] = useState<Error | null>(null)
  const read = useCallback(() => {
    void bridge.updates.news().then((answer) => {
      try {
        setNotes(unwrap(answer))
      } catch (failure) {
        setError(asPlatformFailure(failure))
      }
    })
  }, [bridge])
  useEffect(read, [read])
  return (
    <Dialog
      title={notes === undefined ? 'What’s new' : `What’s new in version ${notes.version}`}
      hasCross
      width={720}
      contentClassName={styles.content}
      onClose={onClose}
    >
      <LoadState
        read={{ data: notes, error, refetch: read }}
        what="The change log could not be read."
        skeleton={<LinesSkeleton label="Reading the change log" size={16} isBare />}
      >
        {({ sections }) => (
          <section
            aria-label="Changes"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls the dialog, which the keyboard has to reach
            tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
          >
            {sections.length === 0 && <span className={layout.quiet}>This version brings nothing that you would notice.</span>}
            {sections.map(({ title, items }) => (
              <section key={title} aria-label={title}>
                <Subtitle2 as="h3">{title}</Subtitle2>
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        )}
      </LoadState>
    </Dialog>
  )
}
