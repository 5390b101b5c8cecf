import type { GraphQLSchema, OperationTypeNode } from 'graphql'
import type { Aliases } from './aliases.ts'
import type { Gap } from './gap.ts'

/** One operation while it is fitted. `gaps` and `absent` are filled on the way. */
export interface Matching {
  readonly ours: GraphQLSchema
  readonly theirs: GraphQLSchema
  readonly aliases: Aliases
  /** Name of the document. */
  readonly operation: string
  readonly kind: OperationTypeNode
  /** Its field of Query or Mutation. */
  readonly root: string
  readonly isMoney: boolean
  /** The profile has `users.temporaryPassword`, which main adds to `createInternalUser`. */
  readonly hasTemporaryPassword: boolean
  readonly gaps: Gap[]
  readonly absent: string[]
}

/** Line in the platform's schema file. */
export const lineOf = (
  node: { readonly loc?: { readonly startToken: { readonly line: number } } | undefined } | null | undefined,
): { readonly line?: number } => (node?.loc === undefined ? {} : { line: node.loc.startToken.line })
