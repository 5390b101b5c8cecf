import { ArrowResetRegular, DeleteRegular, EditRegular, HistoryRegular, PaymentRegular, TextBulletListSquareRegular } from '@fluentui/react-icons'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { NO_ACCESS, SURE_TO_DELETE, SURE_TO_RESET } from './messages.ts'
import type { Site } from './site.ts'
import { CHANGE_UNDER_WAY, type SiteActions } from './site-actions.ts'

/** The menu of a site. */
export const siteRowActions = (site: Site, actions: SiteActions): readonly RowAction[] => {
  const { may, writesBlocked, busy } = actions
  const blocked = writesBlocked ?? (busy.has(site.siteId) ? CHANGE_UNDER_WAY : null)
  const reason = (text: string | null) => (text === null ? {} : { disabledReason: text })
  const entries: (RowAction | false)[] = [
    { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => actions.edit(site), ...reason(may.edit ? null : NO_ACCESS) },
    { id: 'menu', label: 'Menu', icon: <TextBulletListSquareRegular />, onSelect: () => actions.openMenu(site), ...reason(may.openMenu ? null : NO_ACCESS) },
    { id: 'payment', label: 'Payment', icon: <PaymentRegular />, onSelect: () => actions.openPayment(site), ...reason(may.openPayment ? null : NO_ACCESS) },
    { id: 'history', label: 'History', icon: <HistoryRegular />, onSelect: () => actions.openHistory(site) },
    may.resetData && {
      id: 'reset',
      label: 'Reset',
      icon: <ArrowResetRegular />,
      divided: true,
      onSelect: () => actions.resetData(site),
      confirm: { question: SURE_TO_RESET, detail: `All data of ${site.domain}. This cannot be undone.`, confirmLabel: 'Reset', typed: site.domain },
      destructive: true,
      ...reason(blocked),
    },
    may.remove && {
      id: 'delete',
      label: 'Delete',
      icon: <DeleteRegular />,
      onSelect: () => actions.remove(site),
      confirm: { question: SURE_TO_DELETE, detail: `${site.domain} and everything in it. This cannot be undone.`, confirmLabel: 'Delete', typed: site.domain },
      destructive: true,
      ...reason(blocked),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
