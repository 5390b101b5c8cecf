import {
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** Values of fields that platforms make an enum of, and of those whose text has a form. */
const SPELLED: Readonly<Record<string, string>> = {
  siteType: 'O2OCommerce',
  transactionType: 'DEBIT',
  chargingModel: 'PAY_PER_USE',
  masterStatus: 'Off',
  paymentState: 'PAID_OFFLINE',
  courierOption: 'SHIPROCKET',
  pageFor: 'WEB',
  system: 'RECAHO',
}

/** Values of our types, no two alike, so that one that is lost or goes astray is seen. */
export class OwnValues {
  #next = 0
  /** Inputs that the contract demands: they must never be left out. */
  readonly required = new Set<unknown>()

  /** @param isRequired whether what it is in is demanded */
  input(type: GraphQLInputType, name: string, description?: string | null, isRequired = true): unknown {
    if (isNonNullType(type)) return this.#given(type.ofType, name, description, isRequired)
    return this.#given(type, name, description, false)
  }

  #given(type: GraphQLInputType, name: string, description: string | null | undefined, isRequired: boolean): unknown {
    if (isListType(type)) return [this.input(type.ofType, name, description, isRequired)]
    if (isInputObjectType(type)) {
      return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, this.input(field.type, field.name, field.description, isRequired)]))
    }
    if (isNonNullType(type)) throw new Error(`${String(type)} is never twice not null`)
    const value = this.#leaf(type, name, description)
    if (isRequired) this.required.add(value)
    return value
  }

  /** Everything that can be asked of a type. Lists hold one, so that a list of one can stand for it. */
  output(type: GraphQLOutputType, name: string, description?: string | null): unknown {
    if (isNonNullType(type)) return this.output(type.ofType, name, description)
    if (isListType(type)) return [this.output(type.ofType, name, description)]
    if (isObjectType(type)) {
      return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, this.output(field.type, field.name, field.description)]))
    }
    if (isLeafType(type)) return this.#leaf(type, name, description)
    throw new Error(`No value of ${String(type)}`)
  }

  #leaf({ name: type }: GraphQLLeafType, name: string, description: string | null | undefined): unknown {
    const number = ++this.#next
    if (type === 'Boolean') return true
    if (type === 'Long' && /unix seconds/i.test(description ?? '')) return new Date(2027, 0, number).getTime() / 1000
    if (type === 'Int' || type === 'Long' || type === 'Float') return 1000 + number
    if (/JSON text/.test(description ?? '')) return JSON.stringify({ key: `v${number}` })
    if (name === 'nextToken') return null
    return SPELLED[name] ?? `v${number}`
  }
}
