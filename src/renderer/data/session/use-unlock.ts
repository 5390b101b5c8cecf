import { useCallback, useState } from 'react'
import { useBridge } from '../bridge/bridge-context.ts'

export interface Unlocking {
  readonly isAsking: boolean
  /** Asks the keychain again; answers whether it can be used now. The system may ask the user for a password first. */
  readonly unlock: () => Promise<boolean>
}

/** Asks for the keychain of this computer, once at a time. */
export const useUnlock = (): Unlocking => {
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
