import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowClockwiseRegular, CloudOffRegular } from '@fluentui/react-icons'
import { type ReactElement, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { useToday } from '#components/clock/use-today.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { keysText, useShortcut, useShownKeys } from '#components/shortcuts/shortcuts.ts'
import { type ListShortcuts, useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useOffer, useWriteGate } from '#data/bridge/bridge-context.ts'
import { NOT_OFFERED } from '#data/platform/offer.ts'
import { formatMoment } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import { ScreenListContext } from '../screens/screen-access.ts'
import type { ageOf } from './list-read.ts'

export interface CreateButtonProps {
  /** The address of the form, with what it is given. */
  readonly to: string
  readonly state?: unknown
  readonly label: string
  readonly icon?: ReactElement
  /** Of several beside each other one is the primary one. */
  readonly appearance?: 'primary' | 'secondary'
  /** Why the user may not create one; null or absent where they may. */
  readonly denied?: string | null
}

/** Opens the form for a new row; disabled with the reason where the user may not, or while nothing can be saved. */
export const CreateButton = ({ to, state, label, icon, appearance = 'primary', denied = null }: CreateButtonProps) => {
  const navigate = useNavigate()
  const gate = useWriteGate()
  const notOffered = useRefusedScreen(to)
  const reason = denied ?? notOffered ?? gate.reason
  const open = (): void => void navigate(to, { state })
  useShortcut({ keys: ACTION_KEYS.create, description: label, group: 'Create', ...(reason === null ? { run: open } : {}) })
  return (
    <ActionButton appearance={appearance} icon={icon ?? <AddRegular />} reason={reason} onClick={open}>
      {label}
    </ActionButton>
  )
}

/** Why the screen of an address shows nothing on this platform; null where it does. */
const useRefusedScreen = (to: string): string | null => {
  const { missing } = useOffer()
  const screens = use(ScreenListContext) ?? []
  const [path] = to.split('?')
  const isMissing = screens.some((screen) => screen.path === path && screen.needs?.some((operation) => missing.has(operation)) === true)
  return isMissing ? NOT_OFFERED : null
}

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS } })

/** Loads a list again, as R does; brings the other keys of a list too. `refresh`: what it does, where "Refresh the list" does not say it. */
export const RefreshButton = ({ isFetching, refresh = 'Refresh the list', ...keys }: ListShortcuts & { readonly isFetching: boolean }) => {
  useListShortcuts({ ...keys, refresh })
  const shown = useShownKeys(ACTION_KEYS.refresh)
  return (
    <Button
      appearance="subtle"
      icon={<ArrowClockwiseRegular />}
      aria-label={refresh}
      title={isFetching ? 'Loading' : shown === null ? refresh : `${refresh} (${keysText(shown)})`}
      disabledFocusable={isFetching}
      onClick={keys.onRefresh}
    />
  )
}

/** How old the rows on screen are, and how many have arrived of a list that is slow to come. */
export const DataAge = ({ asOf, isOffline = false, isFetching = false, arrived, many }: ReturnType<typeof ageOf> & { readonly many: string }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const today = useToday()
  const age = asOf === undefined ? null : formatMoment(asOf, today)
  const loading = arrived === undefined ? 'Loading…' : `Loading… ${formatCount(arrived)} ${many} so far`
  return (
    <output className={styles.root}>
      {age !== null && isOffline && (
        <Badge appearance="tint" color="warning" icon={<CloudOffRegular />}>
          Offline: as of {age}
        </Badge>
      )}
      {!isOffline && (age !== null || isFetching) && (
        <Text size={200} className={mergeClasses(layout.muted, layout.numbers)}>
          {isFetching ? loading : `as of ${age}`}
        </Text>
      )}
    </output>
  )
}
