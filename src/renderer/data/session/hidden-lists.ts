import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { hiddenLists, KEPT_LISTS, visibleLists } from '#shared/kept-lists.ts'
import { operationOf } from '../platform/operation-of.ts'
import { copyIn } from '../platform/use-offline-query.ts'
import { answerIn } from '../platform/use-read.ts'
import { announceChange } from '../windows/other-windows.ts'
import type { CurrentUser } from './current-user.ts'

/** Queries that hold a list which is hidden: any copy of one, and of the lists that were lost their answers too. Other screens read parts of the others. */
const holding =
  (hidden: ReadonlySet<unknown>, lost: ReadonlySet<OfflineList>) =>
  ({ queryKey }: Query): boolean =>
    hidden.has(copyIn(queryKey)) || [...lost].some((list) => KEPT_LISTS[list].operation === answerIn(queryKey))

/**
 * Removes from this session's cache what the signed-in user may not see any more, as main does on the disk: once the platform has said so, and what is still
 * on screen as soon as it has left it. Other windows read the profile again.
 * @param isConfirmed the profile is the platform's, not the one saved on this machine: nothing is removed on the word of last time
 */
export const useHiddenLists = (user: CurrentUser | null, isConfirmed: boolean): void => {
  const queries = useQueryClient()
  const shown = useRef<ReadonlySet<OfflineList>>(new Set())
  const lost = useRef<ReadonlySet<OfflineList>>(new Set())
  useEffect(() => {
    if (user === null) return undefined
    const hidden = new Set(hiddenLists(user))
    const may = visibleLists(user)
    if (!isConfirmed) {
      shown.current = new Set([...shown.current, ...may])
      return undefined
    }
    const newlyLost = [...shown.current].filter((list) => hidden.has(list))
    lost.current = new Set([...lost.current, ...newlyLost].filter((list) => hidden.has(list)))
    shown.current = new Set(may)
    if (newlyLost.length > 0) announceChange({ kind: 'answers', operations: [operationOf(GetInternalUserByUserNameDocument)] })
    const predicate = holding(hidden, lost.current)
    const remove = (): void => queries.removeQueries({ type: 'inactive', predicate })
    remove()
    return queries.getQueryCache().subscribe(({ type }) => {
      if (type === 'observerRemoved') remove()
    })
  }, [isConfirmed, queries, user])
}
