import { useKeysOffered } from '../on-screen/surface.tsx'
import { ACTION_KEYS, type ActionId } from './action-keys.ts'
import { ariaKeys, keysText, useShortcutSet, useShownKeys } from './shortcuts.ts'

interface ActionHint {
  readonly title?: string
  readonly 'aria-keyshortcuts'?: string
}

/**
 * Lets the keys of an action press its button.
 * @param run absent: the button cannot be pressed now
 * @returns what the button shows of it: its tooltip, and for screen readers its keys
 */
export const useActionKey = (action: ActionId, description: string, group: string, run: (() => void) | undefined): ActionHint => {
  const keys = ACTION_KEYS[action]
  useShortcutSet(useKeysOffered() && run !== undefined ? [{ keys, description, group, run }] : [])
  if (useShownKeys(keys) === null) return {}
  const aria = ariaKeys(keys)
  return { title: `${description} (${keysText(keys)})`, ...(aria === undefined ? {} : { 'aria-keyshortcuts': aria }) }
}
