import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { MONEY_NAMES } from '../money/money-request.ts'
import type { OperationName } from '../platform/graphql/trusted-operations.ts'

/** A question of main's own dialog. */
export interface Question {
  readonly message: string
  readonly detail: string
  /** Label of the button that confirms. */
  readonly confirm: string
}

type Deletion = Extract<OperationName, `Delete${string}`>
type Variables = Readonly<Record<string, unknown>>

const LONGEST_NAME = 120

/** A text of the page as part of a question: one line, no invisible character, not too long. */
function shown(text: unknown): string {
  const line = String(typeof text === 'string' || typeof text === 'number' ? text : '?')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line
}

/** What each deletion deletes. Total over the operations of the build. */
const DELETIONS: { readonly [Name in Deletion]: (variables: Variables) => string } = {
  DeletePlatformService: ({ serviceId, siteId }) => `the platform service ${shown(serviceId)} of ${shown(siteId)}`,
  DeleteSitePage: ({ pageName }) => `the page ${shown(pageName)}`,
  DeleteSiteServices: ({ siteId }) => `all services and categories of the menus of the site ${shown(siteId)}`,
  DeleteSubscriptionPlan: ({ planId, siteId }) => `the subscription plan ${shown(planId)} of ${shown(siteId)}`,
  DeleteTemplete: ({ slugName, siteId }) => `the template ${shown(slugName)} of ${shown(siteId)}`,
  DeleteUserServiceMapping: ({ serviceId, userId }) => `the service ${shown(serviceId)} of the partner ${shown(userId)}`,
}

const FINAL = 'This cannot be undone.'

/** The question before an operation of the page, null for one that deletes nothing. */
export function questionOfOperation(operation: string, variables: Variables): Question | null {
  if (!Object.hasOwn(DELETIONS, operation)) return null
  return { message: `Delete ${DELETIONS[operation as Deletion](variables)}?`, detail: FINAL, confirm: 'Delete' }
}

/** The question before a REST call, which all destroy. */
export function questionOfCall(call: CallArgument<'platform.rest'>): Question {
  if (call.call === 'deleteSite')
    return { message: `Delete the site ${shown(call.domain)}?`, detail: `The site and all its data are deleted. ${FINAL}`, confirm: 'Delete' }
  return {
    message: `Reset the site ${shown(call.domain)}?`,
    detail: `Site id: ${shown(call.siteId)}. The data of the site is deleted. ${FINAL}`,
    confirm: 'Reset',
  }
}

/** The question before a payment above the sum of the profile. */
export const questionOfPayment = ({ operation, amount, currency, domain, siteId }: MoneyRequest): Question => ({
  message: `${MONEY_NAMES[operation]} of ${formatMoney(amount, currency)} for ${shown(domain)}?`,
  detail: `Charged to ${shown(siteId)}. The connection profile asks for a confirmation of payments of this amount.`,
  confirm: 'Send',
})
