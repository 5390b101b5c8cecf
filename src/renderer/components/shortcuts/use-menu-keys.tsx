import { Keys } from './keys.tsx'
import { ariaKeys, useKeysWork } from './shortcuts.ts'

/** How an entry of a Fluent menu shows its keys, where they work; its name stays its label. */
export const useMenuKeys = () => {
  const works = useKeysWork()
  return (combination: string) => {
    if (!works(combination)) return {}
    const aria = ariaKeys(combination)
    return {
      secondaryContent: { children: <Keys combination={combination} />, 'aria-hidden': true },
      ...(aria === undefined ? {} : { 'aria-keyshortcuts': aria }),
    } as const
  }
}
