import { type ActiveWord, activeWord } from '#shared/domain/text/active-words.ts'
import type { InternalUser } from './pickers.ts'

/** What a user is called: the user name where there is no other. */
export const userLabel = ({ name, username }: Pick<InternalUser, 'name' | 'username'>): string => name?.trim() || username

export type UserStatus = ActiveWord

/** A user that does not say `enabled` counts as inactive, as for access. */
export const userStatus = ({ enabled }: { readonly enabled: boolean | null }): UserStatus => activeWord(enabled)
