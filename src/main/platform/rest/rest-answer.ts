import type { HttpAnswer } from '../http/http-exchange.ts'
import { restObject } from './rest-object.ts'

/** Whether the answer of a REST call has a result; one that has none was not done. Throws like `readGraphqlAnswer`. */
export const readRestAnswer = (answer: HttpAnswer): { hasResult: boolean } => ({ hasResult: Boolean(restObject('mutation', answer)['result']) })
