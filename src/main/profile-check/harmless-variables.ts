import { Kind, type OperationDefinitionNode, OperationTypeNode, parse, type TypeNode } from 'graphql'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import { MASTER_SITE_ID, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { knownValues, PAGE_SIZES } from '#shared/fit/values/known-values.ts'

/** A query of the build, as the check asks it. */
export interface Question {
  readonly operation: string
  /** Its field of Query. */
  readonly field: string
  readonly arguments: readonly { readonly name: string; readonly type: string; readonly isRequired: boolean }[]
}

export interface HarmlessVariables {
  readonly variables: Readonly<Record<string, unknown>>
  /** One of them is of a record that cannot exist. */
  readonly isMadeUp: boolean
}

/** In the place of an id, a domain or a name that no earlier answer held. */
const NO_SUCH_RECORD = 'check-profile-no-such-record'

/** Values with a meaning of their own, by field and argument. */
const GIVEN: Readonly<Record<string, string>> = {
  'getCampaignHistoryByCreatedAtByAdmin.siteId': MASTER_SITE_ID,
  'getInternalDump.typeValue': 'onboarding_dashboard',
  'getInternalUsersByUserRole.userRole': 'CP',
  'getPlatformServicesByPlatform.siteId': MASTER_SITE_ID,
  'getPlatformServicesBySiteId.siteId': MASTER_SITE_ID,
  'getSiteConfigServices.domain': RECURRING_PRICE_DOMAIN,
  'getSubscriptionPlansBySiteId.siteId': MASTER_SITE_ID,
  'getTempleteByUpdatedAtBySiteId.siteId': MASTER_SITE_ID,
}

/** Members of an answer's first record, and the arguments of later queries that take them. */
const LEARNT: Readonly<Record<string, readonly (readonly [member: string, argument: string])[]>> = {
  getInternalUsersByUserRole: [['username', 'userId']],
  getServiceTypesBySiteId: [['slugName', 'menu']],
  getSitesAdmin: [
    ['domain', 'domain'],
    ['siteId', 'siteId'],
    ['siteType', 'siteType'],
    ['siteOptions', 'siteOption'],
    ['siteOptions', 'platform'],
  ],
}
const learntFrom = (field: string) => LEARNT[field.replace(/^getSitesBySiteType.*/, 'getSitesAdmin')] ?? []

/**
 * Every query of some documents; those that need the fewest arguments first, for what they answer names records to the
 * others.
 */
export function questionsOf(documents: Readonly<Record<string, string>>): readonly Question[] {
  const questions = Object.values(documents).flatMap((text): Question[] => {
    const definition = parse(text).definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
    const field = definition?.selectionSet.selections.find((each) => each.kind === Kind.FIELD)
    if (definition?.operation !== OperationTypeNode.QUERY || definition.name === undefined || field === undefined) return []
    const given = (definition.variableDefinitions ?? []).map(({ variable, type }) => ({
      name: variable.name.value,
      type: namedType(type),
      isRequired: type.kind === Kind.NON_NULL_TYPE,
    }))
    return [{ operation: definition.name.value, field: field.name.value, arguments: given }]
  })
  return questions.toSorted((one, other) => requiredOf(one) - requiredOf(other))
}

const requiredOf = (question: Question): number => question.arguments.filter(({ isRequired }) => isRequired).length

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type))

/** The first records that the platform answered, by the arguments that take them. */
export class KnownRecords {
  readonly #values: Map<string, string>

  constructor(userName: string) {
    this.#values = new Map([['userName', userName]])
  }

  /** @param data of an answer, in our shape */
  learn({ field }: Question, data: Readonly<Record<string, unknown>>): void {
    const [first] = rowsOf(data[field]) as readonly Readonly<Record<string, unknown>>[]
    for (const [member, argument] of learntFrom(field)) {
      const value = first?.[member]
      if (typeof value === 'string' && value !== '' && !this.#values.has(argument)) this.#values.set(argument, value)
    }
  }

  /**
   * Variables that ask for as little as possible: a page of one, a record that was answered before or that cannot
   * exist.
   */
  variablesFor({ field, arguments: wanted }: Question): HarmlessVariables {
    let isMadeUp = false
    const variables: Record<string, unknown> = {}
    for (const { name, type, isRequired } of wanted) {
      if (PAGE_SIZES.has(name)) variables[name] = 1
      else if (isRequired) {
        const value = this.#valueOf(field, name) ?? (type === 'Boolean' ? false : NUMBERS.has(type) ? 0 : undefined)
        isMadeUp ||= value === undefined
        variables[name] = value ?? NO_SUCH_RECORD
      }
    }
    return { variables, isMadeUp }
  }

  #valueOf(field: string, name: string): string | undefined {
    const known = this.#values.get(name)
    const menu = this.#values.get('menu') ?? 'online-menu'
    const siteId = this.#values.get('siteId')
    const place = `${field}.${name}`
    if (Object.hasOwn(GIVEN, place)) return GIVEN[place]
    if (place === 'getServiceTypeSettingBySite.typeValue') return `${menu}::setting`
    if (place === 'getInvoiceFormatV2.typeValue') return `invoiceformat::${menu}::setting`
    if (name === 'searchValue') return siteId === undefined ? undefined : JSON.stringify({ siteId })
    if (name === 'dumpDate') return formatFormDate(nowInSeconds())
    return known ?? knownValues(field, name)[0]
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Long', 'Float'])

/** The rows of a list, of a page, or a single record. */
export function rowsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[]
  if (value === null || value === undefined) return []
  const items = typeof value === 'object' ? (value as { readonly items?: unknown }).items : undefined
  return Array.isArray(items) ? (items as readonly unknown[]) : [value]
}
