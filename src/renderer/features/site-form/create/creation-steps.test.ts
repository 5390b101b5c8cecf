import { describe, expect, test } from 'vitest'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { CreateSiteInput } from '#generated/graphql.ts'
import type { FailureKind } from '#shared/result.ts'
import { failedStep, hasNoSite, isComplete, newCreation, storedCreation } from './creation-state.ts'
import { continueCreation } from './creation-steps.ts'

type Run = Awaited<ReturnType<typeof continueCreation>>
type Api = Parameters<typeof continueCreation>[1]

const INPUT: CreateSiteInput = {
  subdomain: 'aditi',
  domain: 'aditi.shops.example',
  custName: 'Aditi Kapoor',
  companyName: 'Aditi Kitchen',
  ownerEmail: 'aditi@mail.example',
  ownerMob: '9876543210',
  userName: 'aditi.k',
  currency: 'INR',
  siteType: 'SIMPLE_B2C',
}
const ORDER = { input: INPUT, pages: ['home', 'footer'], reward: { isEnabled: true, onGroup: true, groupId: 'group-1' } }

/** What goes wrong with one call: before it is done, or after. */
interface Mishap {
  readonly call: keyof Api
  readonly kind: FailureKind
  readonly isDone?: boolean
  readonly message?: string
}

/** A platform in memory, with every change it made in order, and one mishap per entry of the list. */
const platform = (mishaps: Mishap[] = []) => {
  const changes: string[] = []
  const sites = new Map<string, { siteId: string; companyName: string; ownerEmail: string }>()
  const serviceTypes: string[] = []
  const pages: string[] = []
  const wallets: string[] = []
  const call = async <Value>(name: keyof Api, work: () => Value): Promise<Value> => {
    const mishap = mishaps[0]
    if (mishap?.call !== name) return work()
    mishaps.shift()
    if (mishap.isDone) work()
    throw new PlatformFailure({ kind: mishap.kind, message: mishap.message ?? 'It went wrong.' })
  }
  const refuse = (message: string): never => {
    throw new PlatformFailure({ kind: 'rejected', message })
  }
  const api: Api = {
    isDomainFree: (domain) => call('isDomainFree', () => !sites.has(domain)),
    createSite: ({ domain, companyName, ownerEmail }) =>
      call('createSite', () => {
        if (sites.has(domain)) refuse('DOMAIN_ALREADY_EXISTS')
        changes.push(`site ${domain}`)
        sites.set(domain, { siteId: 'site-1', companyName, ownerEmail })
        return { siteId: 'site-1', domain, currency: 'INR' }
      }),
    findSite: (domain) =>
      call('findSite', () => {
        const site = sites.get(domain)
        return site === undefined ? null : { ...site, domain, currency: 'INR' }
      }),
    serviceTypeSlugs: () => call('serviceTypeSlugs', () => [...serviceTypes]),
    createServiceType: ({ siteId, slugName, typeName, displayOrder, typeStatus }) =>
      call('createServiceType', () => {
        if (serviceTypes.includes(slugName)) refuse('SLUG_ALREADY_EXISTS')
        serviceTypes.push(slugName)
        changes.push(`menu ${siteId} ${slugName} "${typeName}" ${displayOrder} ${typeStatus}`)
      }),
    pageNames: () => call('pageNames', () => [...pages]),
    copyPages: (siteId, names) =>
      call('copyPages', () => {
        pages.push(...names)
        changes.push(`pages ${siteId} ${names.join(' ')}`)
      }),
    applyReward: ({ siteId, domain }, { isEnabled, onGroup, groupId }) =>
      call('applyReward', () => void changes.push(`reward ${siteId} ${domain} ${isEnabled} ${onGroup} ${groupId}`)),
    hasWallet: (siteId) => call('hasWallet', () => wallets.includes(siteId)),
    createWallet: ({ siteId, currency }) =>
      call('createWallet', () => {
        if (wallets.includes(siteId)) refuse('WALLET_ALREADY_EXISTS')
        wallets.push(siteId)
        changes.push(`wallet ${siteId} ${currency}`)
      }),
  }
  return { api, changes, sites }
}

const noKeep = async (): Promise<void> => undefined
const ALL = [
  'site aditi.shops.example',
  'menu serviceType::site-1 online-menu "Online Menu" 1 true',
  'menu serviceType::site-1 dine-in "Dine In" 2 true',
  'pages site-1 home footer',
  'reward site-1 aditi.shops.example true true group-1',
  'wallet site-1 INR',
]
const statesOf = ({ steps }: Run): string[] => Object.entries(steps).map(([id, { state }]) => `${id} ${state}`)

describe('a run without mishaps', () => {
  test('does the eight steps in order [SNEW-022]', async () => {
    const { api, changes } = platform()
    const began: string[] = []
    const run = await continueCreation(newCreation(ORDER), api, async ({ steps }) => {
      const running = Object.entries(steps).find(([, { state }]) => state === 'running')
      if (running !== undefined) began.push(running[0])
    })
    expect(began).toEqual(['validate', 'check-domain', 'create-site', 'service-types', 'copy-pages', 'group-reward', 'wallet', 'hand-over'])
    expect(changes).toEqual(ALL)
    expect(isComplete(run)).toBe(true)
    expect(run.site).toEqual({ siteId: 'site-1', domain: 'aditi.shops.example', currency: 'INR' })
  })

  test('without pages and reward their steps are skipped', async () => {
    const { api, changes } = platform()
    const run = await continueCreation(newCreation({ ...ORDER, pages: [], reward: null }), api, noKeep)
    expect(changes).toEqual([ALL[0], ALL[1], ALL[2], ALL[5]])
    expect(statesOf(run)).toContain('copy-pages skipped')
    expect(statesOf(run)).toContain('group-reward skipped')
  })

  test('the site of a channel partner skips the services step [SNEW-009]', async () => {
    const { api } = platform()
    const run = await continueCreation(newCreation({ ...ORDER, input: { ...INPUT, channelPartnerId: 'cp-1' } }), api, noKeep)
    expect(run.steps['hand-over']).toEqual({ state: 'skipped' })
  })
})

test('a taken domain stops the run before anything is created [SNEW-070]', async () => {
  const { api, changes, sites } = platform()
  sites.set(INPUT.domain, { siteId: 'site-0', companyName: 'Other', ownerEmail: 'other@mail.example' })
  const run = await continueCreation(newCreation(ORDER), api, noKeep)
  expect(failedStep(run)).toEqual({ id: 'check-domain', kind: 'rejected', message: 'Domain not available' })
  expect(changes).toEqual([])
  expect(hasNoSite(run)).toBe(true)
})

test('the form comes back after a refusal: nothing was created', async () => {
  const { api } = platform([{ call: 'createSite', kind: 'rejected', message: 'EMAIL_NOT_VALID' }])
  const run = await continueCreation(newCreation(ORDER), api, noKeep)
  expect(failedStep(run)).toEqual({ id: 'create-site', kind: 'rejected', message: 'EMAIL_NOT_VALID' })
  expect(hasNoSite(run)).toBe(true)
})

describe('a step that fails is named, and a retry does the rest and nothing twice [SNEW-023]', () => {
  test.each<[string, Mishap]>([
    ['check-domain', { call: 'isDomainFree', kind: 'unreachable' }],
    ['create-site', { call: 'createSite', kind: 'unreachable' }],
    ['service-types', { call: 'createServiceType', kind: 'rejected' }],
    ['service-types', { call: 'createServiceType', kind: 'unknown-outcome', isDone: true }],
    ['copy-pages', { call: 'copyPages', kind: 'rejected' }],
    ['copy-pages', { call: 'copyPages', kind: 'unknown-outcome', isDone: true }],
    ['group-reward', { call: 'applyReward', kind: 'rejected' }],
    ['wallet', { call: 'createWallet', kind: 'rejected' }],
    ['wallet', { call: 'createWallet', kind: 'unknown-outcome', isDone: true }],
  ])('%s, %j', async (step, mishap) => {
    const { api, changes } = platform([mishap])
    const stopped = await continueCreation(newCreation(ORDER), api, noKeep)
    expect(failedStep(stopped)?.id).toBe(step)
    const finished = await continueCreation(stopped, api, noKeep)
    expect(isComplete(finished)).toBe(true)
    expect(changes).toEqual(ALL)
  })
})

describe('an unknown outcome of the creation is read back by domain before anything is sent again', () => {
  test('created: the run goes on', async () => {
    const { api, changes } = platform([{ call: 'createSite', kind: 'unknown-outcome', isDone: true }])
    const run = await continueCreation(newCreation(ORDER), api, noKeep)
    expect(isComplete(run)).toBe(true)
    expect(changes).toEqual(ALL)
  })

  test('not created: the run stops, a retry creates it', async () => {
    const { api, changes } = platform([{ call: 'createSite', kind: 'unknown-outcome' }])
    const stopped = await continueCreation(newCreation(ORDER), api, noKeep)
    expect(failedStep(stopped)).toMatchObject({ id: 'create-site', kind: 'unknown-outcome' })
    expect(hasNoSite(stopped)).toBe(false)
    expect(isComplete(await continueCreation(stopped, api, noKeep))).toBe(true)
    expect(changes).toEqual(ALL)
  })

  test('not to be found out: nothing is sent until it is', async () => {
    const { api, changes } = platform([
      { call: 'createSite', kind: 'unknown-outcome', isDone: true },
      { call: 'findSite', kind: 'unreachable' },
      { call: 'findSite', kind: 'unreachable' },
    ])
    const first = await continueCreation(newCreation(ORDER), api, noKeep)
    const second = await continueCreation(first, api, noKeep)
    expect(failedStep(second)).toMatchObject({ id: 'create-site', kind: 'unknown-outcome' })
    expect(changes).toEqual([ALL[0]])
    expect(isComplete(await continueCreation(second, api, noKeep))).toBe(true)
    expect(changes).toEqual(ALL)
  })

  test('the first request comes through late: the refusal of the second is read back too', async () => {
    const { api, changes, sites } = platform([{ call: 'createSite', kind: 'unknown-outcome' }])
    const stopped = await continueCreation(newCreation(ORDER), api, noKeep)
    let isLate = true
    const late: Api = {
      ...api,
      createSite: async (input) => {
        if (isLate) {
          isLate = false
          sites.set(INPUT.domain, { siteId: 'site-1', companyName: INPUT.companyName, ownerEmail: INPUT.ownerEmail })
        }
        return api.createSite(input)
      },
    }
    expect(isComplete(await continueCreation(stopped, late, noKeep))).toBe(true)
    expect(changes).toEqual(ALL.slice(1))
  })

  test("another's site under the domain is not taken for ours", async () => {
    const { api, sites } = platform([{ call: 'createSite', kind: 'unknown-outcome' }])
    const stealing: Api = {
      ...api,
      createSite: (input) => {
        sites.set(INPUT.domain, { siteId: 'site-0', companyName: 'Other', ownerEmail: 'other@mail.example' })
        return api.createSite(input)
      },
    }
    const run = await continueCreation(newCreation(ORDER), stealing, noKeep)
    expect(failedStep(run)).toEqual({ id: 'create-site', kind: 'rejected', message: 'Domain not available' })
    expect(run.site).toBeNull()
  })
})

describe('a crash', () => {
  /** The run as it was kept when the console ended: after this many writes. */
  const keptAfter = async (writes: number, api: Api): Promise<Run | null> => {
    const kept: string[] = []
    await continueCreation(newCreation(ORDER), api, async (run) => {
      kept.push(JSON.stringify(run))
      if (kept.length === writes) throw new Error('The console ends.')
    }).catch(() => undefined)
    return storedCreation(JSON.parse(kept.at(-1) ?? 'null'))
  }

  // Sixteen writes: before and after each of the eight steps.
  test.each(Array.from({ length: 16 }, (_, index) => index + 1))('after write %i is gone on from, and creates nothing twice', async (writes) => {
    const { api, changes } = platform()
    const run = await keptAfter(writes, api)
    expect(run).not.toBeNull()
    const finished = run === null ? null : await continueCreation(run, api, noKeep)
    expect(finished !== null && isComplete(finished)).toBe(true)
    expect(changes).toEqual(ALL)
  })

  test('between sending and keeping the answer is gone on from too', async () => {
    for (const call of ['createSite', 'createServiceType', 'copyPages', 'createWallet'] as const) {
      const { api, changes } = platform([
        { call, kind: 'unknown-outcome', isDone: true },
        { call: 'findSite', kind: 'unreachable' },
      ])
      const kept: Run[] = []
      await continueCreation(newCreation(ORDER), api, async (run) => void kept.push(run))
      // What was kept last before the failing step answered.
      const atDeath = storedCreation(JSON.parse(JSON.stringify(kept.findLast(({ steps }) => Object.values(steps).some(({ state }) => state === 'running')))))
      if (atDeath === null) throw new Error('nothing was kept')
      let finished = await continueCreation(atDeath, api, noKeep)
      if (!isComplete(finished)) finished = await continueCreation(finished, api, noKeep)
      expect(isComplete(finished)).toBe(true)
      expect(changes).toEqual(ALL)
    }
  })

  test('a draft that is no run is dropped', () => {
    for (const stored of [null, {}, 'x', { order: ORDER }, { ...newCreation(ORDER), steps: { validate: { state: 'odd' } } }])
      expect(storedCreation(stored)).toBeNull()
  })
})
