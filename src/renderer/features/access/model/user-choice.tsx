import type { FieldOption } from '#components/form/field-props.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { userName } from './user-access.ts'

const alphabetical = new Intl.Collator('en')

/** Users as a picker offers them: by name, with the user name, as two may have the same name. */
export const userOptions = (users: readonly InternalUser[]): readonly FieldOption[] =>
  users
    .map((user) => ({ value: user.username, label: userName(user) === user.username ? user.username : `${userName(user)} (${user.username})` }))
    .toSorted((one, other) => alphabetical.compare(one.label, other.label))

export const userNamed = (users: readonly InternalUser[], name: string | null): InternalUser | undefined => users.find(({ username }) => username === name)
