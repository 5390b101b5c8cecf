import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { PeopleSwapRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { EmptyState } from '#components/empty-state.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { PlainTable } from '#components/plain-table.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { HeldMark } from '../model/held-mark.tsx'
import { editAddress, userName } from '../model/user-access.ts'
import { userNamed, userOptions } from '../model/user-choice.ts'
import { type ComparedRow, compared, differs } from './differences.ts'

/** Where a user is compared with another one. */
export const compareAddress = ({ username }: InternalUser): string => `/permissions?${new URLSearchParams({ tab: 'compare', one: username })}`

const useStyles = makeStyles({
  panel: { padding: tokens.spacingHorizontalL },
  pickers: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 380px))', gap: tokens.spacingHorizontalL },
  table: { maxWidth: '960px' },
  differs: { backgroundColor: tokens.colorNeutralBackground3 },
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
            Edit {userName(user)}
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
const userTitle = (user: InternalUser, other: InternalUser): string => (userName(user) === userName(other) ? user.username : userName(user))

const questionOf = (one: InternalUser | undefined, other: InternalUser | undefined): string =>
  one !== undefined && one === other ? 'Choose two different users.' : 'Choose two users to see which permissions only one of them has.'

/** Two users side by side. Both are in the address. */
export const CompareUsers = ({ users }: { readonly users: readonly InternalUser[] }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [first, setFirst] = useAddressParameter('one')
  const [second, setSecond] = useAddressParameter('other')
  const options = useMemo(() => userOptions(users), [users])
  const form = useForm({ values: { one: first ?? '', other: second ?? '' } })
  const [one, other] = [userNamed(users, first), userNamed(users, second)]
  return (
    <div className={`${layout.stackL} ${styles.panel}`}>
      <FormProvider {...form}>
        <div className={styles.pickers}>
          <ComboField name="one" label="First user" options={options} placeholder="Name or user name" onChosen={(name) => setFirst(name || null, 'replace')} />
          <ComboField
            name="other"
            label="Second user"
            options={options}
            placeholder="Name or user name"
            onChosen={(name) => setSecond(name || null, 'replace')}
          />
        </div>
      </FormProvider>
      {one === undefined || other === undefined || one === other ? (
        <EmptyState icon={PeopleSwapRegular} title="Nothing to compare yet" explanation={questionOf(one, other)} />
      ) : (
        <Comparison one={one} other={other} />
      )}
    </div>
  )
}
