import { makeStyles, Overflow, OverflowItem, tokens, useOverflowMenu, useOverflowVisibility } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { ActionButton } from '../../action-button.tsx'
import { MenuContent } from '../../menu-on-demand/menu-content.tsx'
import { ButtonWithMenu } from '../../menu-on-demand/menu-on-demand.tsx'
import type { BarAction } from './bar-action.ts'

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flexGrow: 1, flexShrink: 1, minWidth: 0, overflow: 'hidden' },
  item: { flexShrink: 0 },
  // The outline of what has the focus is outside its button.
  more: { flexShrink: 0, paddingInline: tokens.strokeWidthThick },
})

/** The buttons of the bar on one line; those that have no room are in the menu "More", with their keys. */
export const BarActions = ({ actions }: { readonly actions: readonly BarAction[] }): ReactElement => {
  const styles = useStyles()
  return (
    <Overflow padding={0}>
      <div className={styles.row}>
        {actions.map(({ action, label, reason, title, run }) => (
          <OverflowItem key={action} id={action}>
            <div className={styles.item}>
              <ActionButton size="small" title={title} reason={reason} onClick={run}>
                {label}
              </ActionButton>
            </div>
          </OverflowItem>
        ))}
        <MoreActions actions={actions} />
      </div>
    </Overflow>
  )
}

const MoreActions = ({ actions }: { readonly actions: readonly BarAction[] }): ReactElement | null => {
  const styles = useStyles()
  const { ref, isOverflowing } = useOverflowMenu<HTMLSpanElement>()
  const { itemVisibility } = useOverflowVisibility()
  if (!isOverflowing) return null
  const hidden = actions.filter(({ action }) => itemVisibility[action] === false)
  return (
    <span ref={ref} className={styles.more}>
      <ButtonWithMenu
        label="More for the selected rows"
        action="bulk-more"
        size="small"
        loadAhead={() => undefined}
        menu={(target, close) => (
          <MenuContent
            label="More"
            target={target}
            onClose={close}
            entries={hidden.map(({ action, label, reason, title, run }) => ({
              kind: 'action',
              id: action,
              action: title === undefined ? null : action,
              label: reason === null ? label : `${label}: ${reason}`,
              disabled: reason !== null,
              onSelect: run,
            }))}
          />
        )}
      >
        More
      </ButtonWithMenu>
    </span>
  )
}
