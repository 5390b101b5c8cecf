import { BuildingMultipleRegular, HandshakeRegular, PersonRegular, ReceiptRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/pickers.ts'
import { GetGroupAdminsDocument } from '#generated/graphql.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { MANAGES_PARTNERS, MANAGES_USERS, SEES_SITES } from '#shared/domain/access/screen-rules.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { formatCount } from '#shared/domain/text.ts'
import { maySeeList } from '#shared/kept-lists.ts'
import { recordAddress } from '#shared/record-link.ts'
import { buildEntryIndex, type EntrySource, entryIn, type PaletteEntry, searchEntries } from './palette-entry.ts'

/** At most so many of a kind: who sees more types on. */
const SHOWN = 8
const FRESH_FOR = 5 * 60_000

/**
 * People, outlets and downloaded invoices that this user may open; outlets are read once something is typed.
 * @param recent keys of what was opened last: an outlet among them is read at once
 */
export const useOtherRecords = (typed: string, recent: readonly string[]): EntrySource => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [managesUsers, managesPartners] = [isAllowed(user, MANAGES_USERS), isAllowed(user, MANAGES_PARTNERS)]
  const mayOutlets = maySeeList(user, 'outlets')
  const users = useInternalUsers(managesUsers || managesPartners)
  const mayRead = user.role !== 'CP' && isAllowed(user, SEES_SITES)
  const isWanted = typed.trim().length > 2 || recent.some((key) => key.startsWith('outlet '))
  const owners = useOfflineQuery(GetGroupAdminsDocument, {}, 'outlets', {
    enabled: isWanted && mayOutlets,
    staleTime: FRESH_FOR,
    savedCopy: 'when-unreachable',
  }).data?.getGroupAdmins
  // What is on this computer: as the Invoice Library asks for it, and renewed with it.
  const library = useQuery({ queryKey: ['invoice-library'], queryFn: async () => unwrap(await bridge.invoices.list()), enabled: mayRead, retry: false }).data

  const people = useMemo(
    () =>
      users.flatMap((person): readonly PaletteEntry[] => {
        const isPartner = person.userRole === 'CP'
        if (!(isPartner && managesPartners) && !managesUsers) return []
        const hint = [roleLabel(person.userRole ?? ''), isPartner ? person.name : null, person.username].filter(Boolean).join(' · ')
        return [
          {
            key: `user ${person.username}`,
            group: 'People',
            label: (isPartner ? person.companyName : person.name) || person.username,
            hint,
            hidden: [person.mobile, person.emailId, person.name, person.companyName],
            icon: isPartner ? HandshakeRegular : PersonRegular,
            run: () => void navigate(recordAddress(isPartner && managesPartners ? 'partner' : 'user', person.username)),
          },
        ]
      }),
    [managesPartners, managesUsers, navigate, users],
  )
  const invoices = useMemo(
    () =>
      (mayRead ? (library?.entries ?? []) : []).map(
        (invoice): PaletteEntry => ({
          key: `invoice ${invoice.id}`,
          group: 'Invoices',
          label: invoice.number || 'Invoice without a number',
          hint: [invoice.companyName || invoice.domain, formatMoney(invoice.amount, invoice.currency)].join(' · '),
          hidden: [invoice.domain, invoice.transactionId, invoice.siteId],
          icon: ReceiptRegular,
          run: () => void navigate(`/invoice-library?${new URLSearchParams({ view: invoice.id })}`),
        }),
      ),
    [library, mayRead, navigate],
  )
  const outlets = useMemo(
    () =>
      (mayOutlets ? (owners ?? []) : []).map(({ id, companyName, custName, userName, mobile, email, address, outlets: sites }): PaletteEntry => {
        const label = companyName || userName || id
        const count = sites?.length ?? 0
        return {
          key: `outlet ${id}`,
          group: 'Outlets',
          label,
          hint: [custName, mobile, `${formatCount(count)} ${count === 1 ? 'outlet' : 'outlets'}`].filter(Boolean).join(' · '),
          hidden: [mobile, userName, email, address?.city],
          icon: BuildingMultipleRegular,
          run: () => void navigate(`/oulets-index?${new URLSearchParams({ q: userName || label, peek: id })}`),
        }
      }),
    [mayOutlets, navigate, owners],
  )
  return useMemo(() => {
    const indexes = [people, outlets, invoices].map(buildEntryIndex)
    return { found: (asked) => indexes.map((index) => searchEntries(index, asked, SHOWN)), entryOf: entryIn(indexes) }
  }, [invoices, outlets, people])
}
