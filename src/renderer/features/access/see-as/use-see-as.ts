import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsole, useOfflineSince } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel } from '#data/users/user-texts.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import { seeingOf } from './seeing-of.ts'

export const SEE_AS = 'See the console as this user'

const OWN = 'This is your own account.'
const OFFLINE = 'Not available offline: it needs the permissions of the moment.'

/** Draws the console as another user has it, from their profile as the platform holds it now. */
export const useSeeAs = () => {
  const { bridge, seeing } = useConsole()
  const navigate = useNavigate()
  const notify = useNotify()
  const own = useCurrentUser().userName
  const isOffline = useOfflineSince() !== null
  const [isPending, setPending] = useState(false)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  const seeAs = useCallback(
    async (user: InternalUser): Promise<void> => {
      asked.current?.abort()
      const request = new AbortController()
      asked.current = request
      setPending(true)
      try {
        const { data } = await executeOperation(bridge, GetInternalUserByUserNameDocument, { userName: user.username }, request.signal)
        if (request.signal.aborted) return
        const profile = data.getInternalUserByUserName
        if (profile === null) return notify.error(`${userLabel(user)} could not be found`, 'The platform has no profile for this user any more.')
        seeing.start(seeingOf(profile, window.location.pathname + window.location.search))
        // Where a sign-in leads.
        void navigate('/')
      } catch (cause) {
        if (!request.signal.aborted) notify.error(`The permissions of ${userLabel(user)} could not be loaded`, asPlatformFailure(cause).message)
      } finally {
        setPending(false)
      }
    },
    [bridge, navigate, notify, seeing],
  )
  const reasonFor = useCallback(({ username }: InternalUser): string | null => (username === own ? OWN : isOffline ? OFFLINE : null), [isOffline, own])
  return { seeAs, reasonFor, isPending }
}

export type SeeAs = ReturnType<typeof useSeeAs>
