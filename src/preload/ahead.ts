import type { Channel, EventChannel } from '#shared/bridge/bridge.ts'

type Question = 'preferences.read' | 'connection.status' | 'identity.status' | 'offline.read profile' | 'offline.read sites'

interface Main {
  readonly invoke: (channel: Channel, ...argument: readonly unknown[]) => Promise<unknown>
  /** Calls the listener at each event of the channel. */
  readonly on: (channel: EventChannel, listener: () => void) => void
}

/** For how long an answer counts as one of the start, milliseconds. */
const GOOD_FOR = 5000

/** What every start asks (`app/start.ts`), and what the site list asks, which most starts lead to. */
const questions = (path: string): readonly Question[] => [
  'preferences.read',
  'connection.status',
  'identity.status',
  'offline.read profile',
  ...(path === '/' ? (['offline.read sites'] as const) : []),
]

/** A call as a question; what the page passes is compared only where it is exactly a list's name. */
const questionOf = (channel: Channel, argument: unknown): string | undefined => {
  if (argument === undefined) return channel
  const entries = typeof argument === 'object' && argument !== null ? Object.entries(argument) : []
  const [[name, value] = []] = entries
  return entries.length === 1 && name === 'list' && typeof value === 'string' ? `${channel} ${value}` : undefined
}

/**
 * Asks main before the page's scripts are there, which takes them some 100 ms. `take` hands each answer out once. Any event of main, or a few seconds, makes
 * what is left worth nothing: the page asks again.
 */
export function askAhead({ invoke, on }: Main, events: readonly EventChannel[], { pathname }: Pick<Location, 'pathname'>) {
  const answers = new Map<string | undefined, Promise<unknown>>()
  for (const question of questions(pathname)) {
    const [channel, list] = question.split(' ') as [Channel, string?]
    answers.set(question, list === undefined ? invoke(channel) : invoke(channel, { list }))
  }
  const forget = (): void => answers.clear()
  for (const event of events) on(event, forget)
  setTimeout(forget, GOOD_FOR)
  return {
    /** The answer to a call with these arguments; undefined where it was not asked ahead, or is not good any more. */
    take: (channel: Channel, argument: unknown): Promise<unknown> | undefined => {
      const question = answers.size === 0 ? undefined : questionOf(channel, argument)
      const answer = answers.get(question)
      answers.delete(question)
      return answer
    },
  }
}
