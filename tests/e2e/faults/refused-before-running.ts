import type { FaultRequest } from '#local-platform/faults/fault.ts'

/**
 * A refusal by AppSync's parser: it proves that nothing ran, so that a payment or a batch counts as refused at once.
 */
export const refusedBeforeRunning = (operation: string, message: string): FaultRequest => ({
  operation,
  fault: 'http-answer',
  status: 400,
  body: { errors: [{ message, errorType: 'MalformedHttpRequestException' }] },
})
