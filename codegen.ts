import type { CodegenConfig } from '@graphql-codegen/cli'
import * as inlinedFragments from './schema/codegen/inlined-fragments.ts'

/** Names of the operations are their ids on the wire: readable in logs, in the journal of the local platform and in a fault's address. */
const operationName = (text: string): string => /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? fail(text)

function fail(text: string): never {
  throw new Error(`An operation without a name: ${text.slice(0, 80)}`)
}

const scalars = { Long: 'number' }

const config: CodegenConfig = {
  schema: 'schema/platform.graphql',
  ignoreNoDocuments: true,
  generates: {
    'src/generated/': {
      documents: ['src/renderer/**/*.graphql'],
      documentTransforms: [inlinedFragments],
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: operationName },
      },
      config: {
        enumsAsTypes: true,
        strictScalars: true,
        scalars,
        useTypeImports: true,
        skipTypename: true,
        importExtension: '.ts',
      },
    },
    'src/generated/answer-shapes.json': {
      documents: ['src/renderer/**/*.graphql'],
      plugins: ['./schema/codegen/answer-shapes.ts'],
    },
    'src/generated/contract.json': {
      plugins: ['./schema/codegen/contract-text.ts'],
    },
    'local-platform/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        enumsAsTypes: true,
        strictScalars: true,
        scalars,
        useTypeImports: true,
        contextType: '../graphql/context.ts#PlatformContext',
        noSchemaStitching: true,
      },
    },
  },
}

export default config
