import { expect, test } from 'vitest'
import { stoppedSentence, TourStopped } from './stopped.ts'

const FILES = { picture: '/tour/stopped-here.png', details: '/tour/stopped-here.txt' }
const NEXT = 'Next: run it again; if it stops there again, report it with /tour/stopped-here.txt'

const sentenceOf = (cause: unknown, picture: Buffer | undefined = Buffer.from('')): string =>
  stoppedSentence(new TourStopped({ name: 'recharge' }, cause, picture), FILES)

test('a tour that stopped says what is wrong, names the picture and the next step', () => {
  expect(sentenceOf(new Error('A popover covers Re-Charge: "Files"'))).toBe(
    `A popover covers Re-Charge: "Files". The tour stopped at "recharge", its window is in /tour/stopped-here.png. ${NEXT}`,
  )
})

test('a wait that was too long names what was waited for', () => {
  const click =
    "locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001B[2m  - waiting for getByRole('button', { name: 'Re-Charge' })\u001B[22m\n    - attempting"
  expect(sentenceOf(new Error(click))).toContain(`Waited 30 s for getByRole('button', { name: 'Re-Charge' }). The tour stopped at "recharge", its window`)
  const wait = "locator.waitFor: Timeout 500ms exceeded.\nCall log:\n  - waiting for getByText('Balance after') to be visible\n"
  expect(sentenceOf(new Error(wait))).toContain(`Waited 0.5 s for getByText('Balance after'). The tour stopped`)
})

test('a window that closed leaves no picture to name', () => {
  const sentence = stoppedSentence(new TourStopped({ name: 'peek' }, new Error('Target page has been closed.'), undefined), FILES)
  expect(sentence).toBe(`Target page has been closed. The tour stopped at "peek". ${NEXT}`)
})
