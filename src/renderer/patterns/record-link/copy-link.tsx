import { LinkRegular, WindowNewRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { copyText } from '#components/clipboard/copy-text.ts'
import { NEW_WINDOW_ACTION, type RowAction } from '#components/data-table/data-table-props.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { OPEN_IN_NEW_WINDOW, useOpenWindow } from '#data/windows/use-open-window.ts'
import { addressOfLink, type RecordKind, recordLink } from '#shared/record-link.ts'

export const COPY_LINK = 'Copy link'

export const NO_LINK = 'Its id has characters that no link can hold.'

/** Puts a link into the clipboard and reports it. */
export const useCopyLink = (): ((link: string) => void) => {
  const notify = useNotify()
  return useCallback(
    (link) => {
      copyText(link).then(
        () => notify.show({ id: 'link-copied', intent: 'success', message: 'Link copied', detail: link }),
        () => notify.error('The link could not be copied', link),
      )
    },
    [notify],
  )
}

type ActionsOf<Row> = (row: Row) => readonly RowAction[]

const NO_ACTIONS = (): readonly RowAction[] => []

/** The actions of a list's rows with "Open in new window" and "Copy link", before the first group that is set apart. Without a kind of record: the list's own. */
export const useLinkedActions = <Row,>(
  kind: RecordKind | undefined,
  idOf: (row: Row) => string,
  own: ActionsOf<Row> | undefined,
): ActionsOf<Row> | undefined => {
  const copyLink = useCopyLink()
  const openWindow = useOpenWindow()
  const linked = useCallback<ActionsOf<Row>>(
    (row) => {
      const actions = (own ?? NO_ACTIONS)(row)
      const link = kind === undefined ? null : recordLink(kind, idOf(row))
      const copy: RowAction = {
        id: 'copy-link',
        label: COPY_LINK,
        icon: <LinkRegular />,
        onSelect: () => link !== null && copyLink(link),
        ...(link === null ? { disabledReason: NO_LINK } : {}),
      }
      const address = link === null ? null : addressOfLink(link)
      const newWindow: RowAction = {
        id: NEW_WINDOW_ACTION,
        label: OPEN_IN_NEW_WINDOW,
        icon: <WindowNewRegular />,
        onSelect: () => address !== null && openWindow(address),
        ...(address === null ? { disabledReason: NO_LINK } : {}),
      }
      const apart = actions.findIndex(({ divided }) => divided === true)
      return actions.toSpliced(apart === -1 ? actions.length : apart, 0, newWindow, copy)
    },
    [copyLink, idOf, kind, openWindow, own],
  )
  return kind === undefined ? own : linked
}
