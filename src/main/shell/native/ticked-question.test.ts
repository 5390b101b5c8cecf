import { expect, test } from 'vitest'
import { isConfirmedWithTick } from './ticked-question.ts'

const answering = async (...answers: readonly (readonly [number, boolean])[]) => {
  let shown = 0
  const isConfirmed = await isConfirmedWithTick(async () => {
    const [response = 0, checkboxChecked = false] = answers[shown] ?? []
    shown += 1
    return { response, checkboxChecked }
  })
  return { isConfirmed, shown }
}

test('the button of a question that destroys counts only with the box ticked; without it the question stays', async () => {
  expect(await answering([1, true])).toEqual({ isConfirmed: true, shown: 1 })
  expect(await answering([1, false], [1, false], [1, true])).toEqual({ isConfirmed: true, shown: 3 })
  expect(await answering([1, false], [0, false])).toEqual({ isConfirmed: false, shown: 2 })
  expect(await answering([0, true])).toEqual({ isConfirmed: false, shown: 1 })
})
