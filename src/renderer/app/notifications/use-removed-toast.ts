import { useEffect } from 'react'
import { REMOVED } from '#components/clean-text/clean-fields.ts'
import { useNotify } from '#data/notifications/use-notify.ts'

/**
 * Shows a toast about removed characters for a field without room below it, such as a table cell. Searches stay silent.
 */
export const useRemovedToast = (): void => {
  const { show, dismiss } = useNotify()
  useEffect(() => {
    const take = (event: Event): void => {
      const { detail } = event as CustomEvent<string | null>
      if (event.defaultPrevented || (event.target instanceof HTMLInputElement && event.target.type === 'search')) return
      if (detail === null) dismiss('removed-characters')
      else show({ id: 'removed-characters', intent: 'info', message: detail })
    }
    window.addEventListener(REMOVED, take)
    return () => window.removeEventListener(REMOVED, take)
  }, [dismiss, show])
}
