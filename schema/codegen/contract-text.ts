import { type GraphQLSchema, printSchema } from 'graphql'

/**
 * A graphql-codegen plugin: writes the contract's SDL as JSON, which main loads only to fit the known operations to a
 * platform with a schema of its own. Descriptions stay: they say which numbers are points in time.
 */
export const plugin = (schema: GraphQLSchema): string => JSON.stringify({ sdl: printSchema(schema) })
