import { createFakeBridge, type FakeBridge, NEW_PREFERENCES } from '#data/bridge/fake-bridge.test-support.ts'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { type FailureKind, failure, type Result, success } from '#shared/result.ts'
import type { Site } from '../site.ts'

type Operation = (variables: Readonly<Record<string, unknown>>) => unknown

/** What the platform refuses an operation with: thrown by an operation. */
export class Refusal extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** A platform with a list of sites behind the fake bridge, which the test changes as it goes. */
export interface FakeSites extends FakeBridge {
  /** Answers of the platform by operation; each may throw a `Refusal`. */
  readonly operations: Record<string, Operation>
  /** What is missing of the next answers, by operation. */
  readonly missing: Record<string, Missing>
  restAnswer: () => Result<{ hasResult: boolean }>
  savedSites: { sites: readonly Site[]; savedAt: number } | null
  reachable: boolean
  preferences: Preferences
}

export const fakeSites = (): FakeSites => {
  const fake = createFakeBridge()
  const files: Download[] = []
  const platform: FakeSites = {
    ...fake,
    operations: {},
    missing: {},
    restAnswer: () => success({ hasResult: true }),
    savedSites: null,
    reachable: true,
    preferences: NEW_PREFERENCES,
  }
  const newFile = ({ name = 'sites.csv' }: { readonly name?: string }) => {
    const file: Download = { id: String(files.length + 1), name, state: 'running', received: 0, total: null, failure: null }
    files.unshift(file)
    return success(file)
  }
  fake.answer('platform.execute', async ({ operation, variables }: CallArgument<'platform.execute'>) => {
    try {
      const answer = await platform.operations[operation]?.(variables)
      if (answer === undefined) return failure('internal', `The test gave no answer to ${operation}.`)
      const missing = platform.missing[operation]
      return success({ data: JSON.stringify(answer), receivedAt: Math.floor(Date.now() / 1000), ...(missing === undefined ? {} : { missing }) })
    } catch (cause) {
      if (cause instanceof Refusal) return failure(cause.kind, cause.message)
      throw cause
    }
  })
  fake.answer('platform.rest', () => platform.restAnswer())
  fake.answer('platform.reachability', () => success({ state: platform.reachable ? 'reachable' : 'unreachable', since: 0 }))
  fake.answer('offline.read', () =>
    success(platform.savedSites && { data: JSON.stringify({ getSitesAdmin: platform.savedSites.sites }), savedAt: platform.savedSites.savedAt }),
  )
  fake.answer('preferences.read', () => success(platform.preferences))
  fake.answer('preferences.write', (change: Partial<Preferences>) => {
    platform.preferences = { ...platform.preferences, ...change }
    return success(platform.preferences)
  })
  fake.answer('files.list', () => success(files))
  fake.answer('files.download', newFile)
  fake.answer('files.beginExport', newFile)
  fake.answer('files.finishExport', () => success({ ...(files[0] as Download), state: 'done' }))
  return platform
}
