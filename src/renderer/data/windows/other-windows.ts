/** What a window did that its siblings show too: answers of operations that are old now, preferences, payments that were seen, or that it was opened. */
export type WindowChange = { readonly kind: 'answers'; readonly operations: readonly string[] } | { readonly kind: 'preferences' | 'payments' | 'opened' }

const MOST_OPERATIONS = 50

let channel: Pick<BroadcastChannel, 'postMessage'> | undefined
const listeners = new Set<(change: WindowChange) => void>()

/** Joins the other windows of the console: a channel that only pages of our own origin reach, so nothing has to pass through main. */
export function joinWindows(opened: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>): void {
  channel = opened
  opened.addEventListener('message', ({ data }) => {
    const change = parseChange(data)
    if (change !== null) for (const listener of listeners) listener(change)
  })
}

/** Reports a change to the other windows. It holds names only, never data. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
export const announceChange = (change: WindowChange): void => channel?.postMessage(change)

/** Listens to changes of the other windows; gives the unsubscribe. */
export const onOtherWindow = (listener: (change: WindowChange) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A change as another window sent it; null for everything else. */
function parseChange(data: unknown): WindowChange | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  if (data.kind === 'preferences' || data.kind === 'payments' || data.kind === 'opened') return { kind: data.kind }
  if (data.kind !== 'answers' || !('operations' in data) || !Array.isArray(data.operations)) return null
  const operations: readonly unknown[] = data.operations.slice(0, MOST_OPERATIONS)
  return { kind: 'answers', operations: operations.filter((name): name is string => typeof name === 'string' && /^\w{1,100}$/.test(name)) }
}
