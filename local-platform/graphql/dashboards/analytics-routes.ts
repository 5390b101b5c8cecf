import type { RestRoute } from '../../rest/route.ts'
import { invalid } from '../errors.ts'
import { EVERYBODY, requireDashboard, requireOnboarding, requirePartnerDashboard } from './access.ts'
import { nonUsageRows, onboardingRows, outstandingRows, partnerRows, renewalRows } from './dashboards.ts'

const DAY = 86_400
const HALF_A_YEAR = 183 * DAY

/** Where the analytics host is, on the REST service. */
export const ANALYTICS_PATH = '/analytics'

type Input = Readonly<Record<string, unknown>>

/** The answer of every analytics call. */
const answer = (rows: readonly unknown[]) => ({ result: JSON.stringify(rows) })

const renewal: RestRoute = {
  method: 'GET',
  path: `${ANALYTICS_PATH}/renewal_dashboard`,
  operation: 'rest.renewal_dashboard',
  respond: (input, { caller, database, now }) => {
    requireListed(input, 'fromDate', 'toDate', 'pastDate', 'channelPartner')
    const channelPartner = textOf(input, 'channelPartner')
    if (channelPartner === null) requireDashboard(caller, 'renewal_dashboard')
    const scope = channelPartner === null ? EVERYBODY : requirePartnerDashboard(caller, channelPartner)
    const [from, to, pastDate] = [secondsOf(input, 'fromDate'), secondsOf(input, 'toDate'), secondsOf(input, 'pastDate')]
    if (from === null || to === null) {
      if (channelPartner === null) throw invalid('FROM_DATE_AND_TO_DATE_REQUIRED')
      return answer(partnerRows(database, scope, now()))
    }
    return answer(renewalRows(database, scope, { from, to }, pastDate ?? now() - 10 * DAY, now()))
  },
}

/** A named account manager or sales person narrows what the caller may see, never widens it. */
const onboarding: RestRoute = {
  method: 'GET',
  path: `${ANALYTICS_PATH}/onboarding_dashboard`,
  operation: 'rest.onboarding_dashboard',
  respond: (input, { caller, database, now }) => {
    requireListed(input, 'fromDate', 'toDate', 'supportAccManager', 'salesPerson', 'username')
    const own = requireOnboarding(caller, textOf(input, 'username'))
    const period = { from: secondsOf(input, 'fromDate') ?? now() - HALF_A_YEAR, to: secondsOf(input, 'toDate') ?? now() }
    const [supportAccManager, salesPerson] = [textOf(input, 'supportAccManager'), textOf(input, 'salesPerson')]
    const wanted = { ...(supportAccManager === null ? {} : { supportAccManager }), ...(salesPerson === null ? {} : { salesPerson }) }
    return answer(onboardingRows(database, { ...wanted, ...own }, period, now()))
  },
}

const nonUsage: RestRoute = {
  method: 'GET',
  path: `${ANALYTICS_PATH}/non_usage`,
  operation: 'rest.non_usage',
  respond: (input, { caller, database, now }) => {
    requireListed(input, 'fromDate', 'pastDate')
    requireDashboard(caller, 'nonusage_dashboard')
    return answer(nonUsageRows(database, secondsOf(input, 'fromDate'), secondsOf(input, 'pastDate'), now()))
  },
}

const outstanding: RestRoute = {
  method: 'GET',
  path: `${ANALYTICS_PATH}/outstanding_dashboard`,
  operation: 'rest.outstanding_dashboard',
  respond: (input, { caller, database, now }) => {
    requireListed(input, 'type')
    requireDashboard(caller, 'outstanding_dashboard')
    if (textOf(input, 'type') !== 'salesPerson') throw invalid('TYPE_NOT_VALID')
    return answer(outstandingRows(database, now()))
  },
}

/** The analytics calls of the platform. */
export const analyticsRoutes: readonly RestRoute[] = [renewal, onboarding, nonUsage, outstanding]

/** Refuses a query parameter that the source does not list for the call. */
function requireListed(input: Input, ...listed: readonly string[]): void {
  const other = Object.keys(input).find((name) => !listed.includes(name))
  if (other !== undefined) throw invalid(`ARGUMENT_NOT_LISTED: ${other}`)
}

/** A query parameter; an empty one counts as left out. */
function textOf(input: Input, name: string): string | null {
  const value = input[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A query parameter in unix seconds. */
function secondsOf(input: Input, name: string): number | null {
  const text = textOf(input, name)
  if (text === null) return null
  if (!/^\d{1,12}$/.test(text)) throw invalid(`${name.replace('Date', '_DATE').toUpperCase()}_NOT_VALID`)
  return Number(text)
}
