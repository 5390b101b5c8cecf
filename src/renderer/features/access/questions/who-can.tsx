import { makeStyles, tokens } from '@fluentui/react-components'
import { PersonQuestionMarkRegular, ShieldPersonRegular } from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { Notice } from '#components/notice.tsx'
import { useOffer } from '#data/bridge/bridge-context.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel } from '#data/users/user-texts.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { useScreenList } from '#patterns/screens/screen-access.ts'
import { formatCount } from '#shared/domain/text.ts'
import { USER_COLUMNS } from '../matrix/permission-list.ts'
import { editAddress } from '../model/user-access.ts'
import { AddressChoice, UserChoice, userNamed } from '../model/user-choice.tsx'
import { answerTo, mayDo } from './answer.ts'
import { type Asked, askable, askedLabel } from './asked.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 420px))', gap: tokens.spacingHorizontalL },
  panel: { padding: tokens.spacingHorizontalL },
})

/** The users who may do what was asked. */
const WHO_CAN_LIST = defineList<InternalUser>({
  id: 'who-can',
  label: 'Users who can',
  one: 'user',
  many: 'users',
  prefix: 'can',
  rowId: ({ username }) => username,
  rowLabel: userLabel,
  record: 'user',
  columns: [
    ...USER_COLUMNS,
    { id: 'username', title: 'User name / email', kind: 'text', value: ({ username }) => username, width: 280, grows: true },
    { id: 'company', title: 'Company', kind: 'text', value: ({ companyName }) => companyName, width: 220, cutAt: 40, grows: true },
  ],
  loadFailed: 'The permissions of the users could not be loaded.',
  empty: { icon: ShieldPersonRegular, title: 'Nobody can', explanation: 'No user has what it needs.' },
})

/** The answer for one user, with the way to what is missing. */
const AnswerNotice = ({ asked, user }: { readonly asked: Asked; readonly user: InternalUser }) => {
  const { may, sentence, note, remedy } = answerTo(asked, user, useOffer().missing)
  return (
    <div role="status">
      <Notice
        intent={may ? 'success' : 'warning'}
        title={sentence}
        actions={
          remedy !== null && (
            <LinkButton size="small" to={remedy.to}>
              {remedy.label}
            </LinkButton>
          )
        }
      >
        {note}
      </Notice>
    </div>
  )
}

interface WhoCanListProps {
  readonly asked: Asked
  readonly users: readonly InternalUser[]
}

const WhoCanList = ({ asked, users }: WhoCanListProps) => {
  const navigate = useNavigate()
  const open = useCallback((user: InternalUser) => void navigate(editAddress(user)), [navigate])
  const { missing } = useOffer()
  const who = useMemo(() => users.filter((user) => mayDo(asked, user, missing)), [asked, missing, users])
  return (
    <ListPage
      list={WHO_CAN_LIST}
      isPart
      read={{ rows: who, failure: null, refresh: () => undefined }}
      onOpen={open}
      summary={
        <strong>
          {formatCount(who.length)} of {formatCount(users.length)} users can {asked.phrase}.
        </strong>
      }
      empty={{ title: `Nobody can ${asked.phrase}` }}
    />
  )
}

/** Who can do something, and why a user can or cannot. Both questions are in the address. */
export const WhoCan = ({ users }: { readonly users: readonly InternalUser[] }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const screens = useScreenList()
  const [what] = useAddressParameter('what')
  const [who] = useAddressParameter('who')
  const questions = useMemo(() => askable(screens), [screens])
  const whatOptions = useMemo(() => questions.map((asked) => ({ value: asked.id, label: askedLabel(asked) })), [questions])
  const asked = questions.find(({ id }) => id === what)
  const user = userNamed(users, who)
  return (
    <>
      <div className={`${layout.stackL} ${styles.panel}`}>
        <div className={styles.form}>
          <AddressChoice parameter="what" label="Screen or action" options={whatOptions} placeholder="Open Manage Users, delete a site…" />
          <UserChoice parameter="who" label="User (optional)" users={users} />
        </div>
        {asked !== undefined && user !== undefined && <AnswerNotice asked={asked} user={user} />}
        {asked === undefined && (
          <EmptyState
            icon={PersonQuestionMarkRegular}
            title="Choose a screen or an action"
            explanation="Everyone who can open it or do it is listed here. Choose a user too to learn why they can or cannot."
          />
        )}
      </div>
      {asked !== undefined && <WhoCanList asked={asked} users={users} />}
    </>
  )
}
