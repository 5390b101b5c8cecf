import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, type OperationDefinitionNode, parse, type ValueNode } from 'graphql'
import type { Sent, SentPaths } from './sent-operations.ts'

/** The console's own documents. @param root of the repository */
export const consoleDocuments = (root: string): readonly string[] =>
  globSync('src/**/*.graphql', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'))

/** Calls under names that no document has: REST, places, other services, and calls the console must not make. */
export function sentOutside(documents: readonly string[], sent: Sent): Sent {
  const known = new Set(documents.flatMap(operationsIn).map(({ name }) => name?.value))
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !known.has(name)))
}

/**
 * What was sent, by the platform's field and its arguments; what a document states itself counts as sent with it. The
 * fields of `input` count as arguments.
 */
export function sentFields(documents: readonly string[], sent: Sent): Sent {
  const fields: Record<string, Record<string, readonly string[]>> = {}
  for (const operation of documents.flatMap(operationsIn)) {
    const paths = sent[operation.name?.value ?? '']
    if (paths === undefined) continue
    for (const selection of operation.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD) continue
      const field = fields[selection.name.value] ?? {}
      fields[selection.name.value] = field
      for (const { name, value } of selection.arguments ?? []) {
        for (const [at, values] of Object.entries(argumentPaths(name.value, value, operation, paths))) {
          const key = at.replace(/^input\./, '')
          field[key] = [...new Set([...(field[key] ?? []), ...values])]
        }
      }
    }
  }
  return fields
}

const operationsIn = (document: string): readonly OperationDefinitionNode[] =>
  parse(document).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

function argumentPaths(argument: string, value: ValueNode, { variableDefinitions }: OperationDefinitionNode, paths: SentPaths): SentPaths {
  if (value.kind !== Kind.VARIABLE) return 'value' in value ? { [argument]: [String(value.value)] } : { [argument]: [] }
  const variable = value.name.value
  const sent = Object.entries(paths).filter(([at]) => at === variable || at.startsWith(`${variable}.`))
  if (sent.length > 0) return Object.fromEntries(sent.map(([at, values]) => [`${argument}${at.slice(variable.length)}`, values]))
  const byDefault = variableDefinitions?.find((definition) => definition.variable.name.value === variable)?.defaultValue
  return byDefault !== undefined && 'value' in byDefault ? { [argument]: [String(byDefault.value)] } : {}
}
