import { expect, test } from 'vitest'
import { mutationDocuments, sendingProblem } from '#scripts/lint/one-way-to-save.ts'

const GENERATED = `
export type GetPlansQueryVariables = Exact<{ siteId: string }>;
export type UpdatePlanMutationVariables = Exact<{ input: UpdatePlanInput }>;
export type UpdatePlanMutation = { updatePlan: string };
`
const MUTATIONS = mutationDocuments(GENERATED)
const THROUGH_USE_SAVE = 'A mutation goes out through useSave (src/renderer/data/saving), or through useMoney'

test('the documents that change something are known from the generated operations', () => {
  expect([...MUTATIONS]).toEqual(['UpdatePlanDocument'])
})

test('a feature, a pattern or other data reads by executeOperation, and sends nothing by it', () => {
  expect(sendingProblem('src/renderer/features/catalogue/plans/plan-save.ts', 'GetPlansDocument', MUTATIONS)).toBeUndefined()
  expect(sendingProblem('src/renderer/features/catalogue/plans/plan-save.ts', 'UpdatePlanDocument', MUTATIONS)).toBe(THROUGH_USE_SAVE)
  expect(sendingProblem('src/renderer/patterns/page-actions/use-page-actions.tsx', 'UpdatePlanDocument', MUTATIONS)).toBe(THROUGH_USE_SAVE)
  expect(sendingProblem('src/renderer/data/site-events/event-change.ts', 'UpdatePlanDocument', MUTATIONS)).toBe(THROUGH_USE_SAVE)
})

test('a document that is not named cannot be told from a mutation', () => {
  expect(sendingProblem('src/renderer/features/pages/page-save.ts', undefined, MUTATIONS)).toBe('Name the document here: it must be seen that it only reads')
  expect(sendingProblem('src/renderer/features/pages/page-save.ts', 'operation', MUTATIONS)).toBe('Name the document here: it must be seen that it only reads')
})

test('the saving itself and tests may', () => {
  expect(sendingProblem('src/renderer/data/saving/use-save.ts', 'document', MUTATIONS)).toBeUndefined()
  expect(sendingProblem('src/renderer/data/platform/execute-operation.test.ts', 'UpdatePlanDocument', MUTATIONS)).toBeUndefined()
})
