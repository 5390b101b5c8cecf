import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { PeopleSwapRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { rowTone, useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { PlainTable } from '#components/plain-table.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel } from '#data/users/user-texts.ts'
import { HeldMark } from '../model/held-mark.tsx'
import { editAddress } from '../model/user-access.ts'
import { UserChoice, userNamed } from '../model/user-choice.tsx'
import { type ComparedRow, compared, differs } from './differences.ts'

/** Where a user is compared with another one. */
export const compareAddress = ({ username }: InternalUser): string => `/permissions?${new URLSearchParams({ tab: 'compare', one: username })}`

const useStyles = makeStyles({
  panel: { padding: tokens.spacingHorizontalL },
  pickers: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 380px))', gap: tokens.spacingHorizontalL },
  table: { maxWidth: '960px' },
  differs: rowTone(tokens.colorNeutralBackground3, tokens.colorNeutralForeground1),
})

const Value = ({ value }: { readonly value: string | boolean }) => (typeof value === 'boolean' ? <HeldMark isHeld={value} /> : value || '–')

interface ComparisonProps {
  readonly one: InternalUser
  readonly other: InternalUser
}

/** A table of what two users do not have alike; all of it on demand. */
const Comparison = ({ one, other }: ComparisonProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [all, setAll] = useAddressParameter('all')
  const rows = useMemo(() => compared(one, other), [one, other])
  const different = rows.filter(differs)
  const shown = all === null ? different : rows
  return (
    <>
      <div className={layout.wrap}>
        <strong role="status">
          {different.length === 0 ? 'Both have the same role, status and permissions.' : `${different.length} of ${rows.length} are different.`}
        </strong>
        <Switch label="Show all" checked={all !== null} onChange={(_, { checked }) => setAll(checked ? 'yes' : null, 'replace')} />
        {[one, other].map((user) => (
          <LinkButton key={user.username} size="small" to={editAddress(user)}>
            Edit {userLabel(user)}
          </LinkButton>
        ))}
      </div>
      {shown.length > 0 && (
        <PlainTable<ComparedRow>
          label="Differences"
          className={styles.table}
          rows={shown}
          rowKey={({ label }) => label}
          rowProps={(row) => (all !== null && differs(row) ? { className: styles.differs } : {})}
          columns={[
            { title: 'Permission', cell: ({ label }) => label },
            { title: userTitle(one, other), cell: (row) => <Value value={row.one} />, width: '30%' },
            { title: userTitle(other, one), cell: (row) => <Value value={row.other} />, width: '30%' },
          ]}
        />
      )}
    </>
  )
}

/** Two users of the same name are told apart by their user names. */
const userTitle = (user: InternalUser, other: InternalUser): string => (userLabel(user) === userLabel(other) ? user.username : userLabel(user))

const questionOf = (one: InternalUser | undefined, other: InternalUser | undefined): string =>
  one !== undefined && one === other ? 'Choose two different users.' : 'Choose two users to see which permissions only one of them has.'

/** Two users side by side. Both are in the address. */
export const CompareUsers = ({ users }: { readonly users: readonly InternalUser[] }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [first] = useAddressParameter('one')
  const [second] = useAddressParameter('other')
  const [one, other] = [userNamed(users, first), userNamed(users, second)]
  return (
    <div className={`${layout.stackL} ${styles.panel}`}>
      <div className={styles.pickers}>
        <UserChoice parameter="one" label="First user" users={users} />
        <UserChoice parameter="other" label="Second user" users={users} />
      </div>
      {one === undefined || other === undefined || one === other ? (
        <EmptyState icon={PeopleSwapRegular} title="Nothing to compare yet" explanation={questionOf(one, other)} />
      ) : (
        <Comparison one={one} other={other} />
      )}
    </div>
  )
}
