import { Readable } from 'node:stream'
import { type ExecutionResult, GraphQLError, type SourceLocation } from 'graphql'
import type { FetchAPI, Plugin } from 'graphql-yoga'
import type { PlatformContext } from './context.ts'
import { Rejection } from './errors.ts'
import { isStreamed } from './sites/list-stream.ts'

/** An error as AppSync answers it: with its kind beside the message. */
interface AnsweredError {
  readonly message: string
  readonly errorType: string
  readonly errorInfo: null
  readonly data: null
  readonly path: readonly (string | number)[] | null
  readonly locations: readonly SourceLocation[] | null
}

/** Shapes every answer as AppSync does: always 200 and JSON, `errorType` in each error, what was not meant for the client masked. */
export function appSyncAnswers(log: (error: unknown) => void): Plugin<PlatformContext> {
  return {
    onResultProcess(payload) {
      payload.setResultProcessor((result, fetchApi) => answer(result as ExecutionResult, fetchApi, log), 'application/json')
    },
  }
}

function answer(result: ExecutionResult, { Response }: FetchAPI, log: (error: unknown) => void): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  if (isStreamed(result)) return new Response(Readable.from(result.stream, { objectMode: true }) as unknown as BodyInit, { headers })
  const errors = result.errors?.map((error) => answeredError(error, log))
  return new Response(JSON.stringify(errors === undefined ? { data: result.data } : { data: result.data ?? null, errors }), { headers })
}

function answeredError(error: GraphQLError, log: (error: unknown) => void): AnsweredError {
  const common = { errorInfo: null, data: null, path: error.path ?? null, locations: error.locations ?? null }
  const original = error.originalError ?? error
  if (original instanceof Rejection) return { message: original.message, errorType: original.errorType, ...common }
  // Of graphql-js itself: the document or the variables do not fit the schema.
  if (original instanceof GraphQLError) return { message: error.message, errorType: 'ValidationException', ...common }
  log(original)
  return { message: 'INTERNAL_SERVER_ERROR', errorType: 'InternalFailure', ...common }
}
