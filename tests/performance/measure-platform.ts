import { readFile } from 'node:fs/promises'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { startPlatformProcess } from '#scripts/start/local-platform.ts'
import { milliseconds, type Row } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 3
const ANSWER_BUDGET_MS = 3_000
const START_BUDGET_MS = 1_000

/** Every field of the site list record (ENT-004): more than the console asks for. */
const RECORD = `query GetSitesAdmin { getSitesAdmin {
  id siteId typeValue domain subdomain fqdn internalName enabled siteType siteOptions title no_of_products no_of_photos custName companyName gstNo fromDate
  tillDate createdAt createdBy courierOption loggedInAt lastAccessAt userName groupId isGroupAdmin partnerType salesPerson supportAccManager channelPartner
  channelPartnerId stockistName isDemoSite customerLang appVersion contactEmail
  basicSiteSetting { contactNumber contactEmail curr footerAddress { addressLineOne addressLineTwo city state zip country } }
  planDetails { planName }
  siteRecurringConfig { domain siteId enabled createdAt updatedAt siteServices {
    serviceName chargingModel charges status masterStatus startedAt startDate endDate updatedAt } } } }`

/** Start of the small platform, within a test and as a program, and the answer for 100,000 sites: from the request to its last byte. */
export async function measurePlatform(): Promise<readonly Row[]> {
  return [await measureStartInProcess(), await measureStart(), ...(await measureAnswers())]
}

/** How long a test waits for its own platform. */
async function measureStartInProcess(): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now()
    const platform = await startLocalPlatform({ size: 'small', test: true })
    times.push(performance.now() - before)
    await platform.stop()
  }
  return row('Local platform (small): start in process', times, START_BUDGET_MS)
}

async function measureStart(): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now()
    const platform = await startPlatformProcess({ size: 'small' })
    times.push(performance.now() - before)
    await platform.stop()
  }
  return row('Local platform (small): start of the program', times, START_BUDGET_MS)
}

async function measureAnswers(): Promise<readonly Row[]> {
  const platform = await startPlatformProcess({ size: 'large' })
  try {
    const profile = JSON.parse(await readFile(platform.profileFile, 'utf8')) as Parameters<typeof signIn>[0]['profile']
    const { idToken } = await signIn({ profile }, 'admin@demo.example')
    const measure = (query: string): Promise<number[]> => timeAnswers(profile.platform.graphqlUrl, idToken, query)
    return [
      row('Local platform: 100,000 sites, as the console asks', await measure(documents.GetSitesAdmin), ANSWER_BUDGET_MS),
      row('Local platform: 100,000 sites, every field', await measure(RECORD), ANSWER_BUDGET_MS),
    ]
  } finally {
    await platform.stop()
  }
}

async function timeAnswers(url: string, token: string, query: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now()
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query }),
    })
    let bytes = 0
    for await (const chunk of response.body ?? []) bytes += chunk.length
    times.push(performance.now() - before)
    if (!response.ok || bytes < 10_000_000) throw new Error(`Not the answer for 100,000 sites: ${response.status}, ${bytes} bytes`)
  }
  return times
}

const row = (what: string, times: readonly number[], budget: number): Row => {
  const measured = median(times)
  return { what: `${what}, median`, budget: milliseconds(budget), measured: milliseconds(measured), met: measured <= budget }
}
