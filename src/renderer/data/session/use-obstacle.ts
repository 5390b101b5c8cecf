import { useCallback, useState } from 'react'
import type { Remedy } from '#shared/remedy.ts'
import type { Failure, Result } from '#shared/result.ts'
import { useBridge } from '../bridge/bridge-context.ts'

interface ObstacleOptions {
  readonly failure: Failure | null
  /** Says that the platform was checked: what an earlier run sent no longer blocks. */
  readonly release: () => Promise<Result<unknown>>
  /** Shows what came of it. `isOver`: the same can be confirmed again. */
  readonly onAnswer: (message: string, isOver: boolean) => void
}

const UNLOCKED = 'The keychain is unlocked. Nothing was sent yet: see what was sent before, then confirm again.'
const STILL_LOCKED = 'Nothing was sent. The keychain is still locked: unlock it, then try again.'
const RELEASED = 'Nothing was sent yet. Confirm again to send it now.'

/** What the user can do where an earlier run may have sent the same. Never sends by itself: that may have arrived. */
export const useObstacle = ({ failure, release, onAnswer }: ObstacleOptions): Remedy | null => {
  const { isAsking, unlock } = useUnlock()
  const [isReleasing, setReleasing] = useState(false)
  const obstacle = failure?.details?.['obstacle']
  if (obstacle === 'keychain') {
    const run = (): void => void unlock().then((isUnlocked) => onAnswer(isUnlocked ? UNLOCKED : STILL_LOCKED, isUnlocked))
    return { label: 'Unlock and retry', isPending: isAsking, run }
  }
  if (obstacle === 'earlier') {
    const run = async (): Promise<void> => {
      setReleasing(true)
      const released = await release()
      setReleasing(false)
      onAnswer(released.ok ? RELEASED : released.error.message, released.ok)
    }
    return { label: 'I checked: it is not there', isPending: isReleasing, run: () => void run() }
  }
  return null
}

/** `unlock` asks the keychain again and answers whether it can be used now. The system may ask the user for a password first. */
export const useUnlock = () => {
  const bridge = useBridge()
  const [isAsking, setAsking] = useState(false)
  const unlock = useCallback(async () => {
    setAsking(true)
    const answer = await bridge.shell.unlockKeychain()
    setAsking(false)
    return answer.ok && answer.value.isUnlocked
  }, [bridge])
  return { isAsking, unlock }
}
