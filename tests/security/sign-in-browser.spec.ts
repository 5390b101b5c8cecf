import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'

test.use({ ownConsole: true })

test('links that the page opens leave the sign-in its browser', { tag: ['@daily', '@secrets'] }, async ({ openConsole }) => {
  const console = await openConsole()
  const opened = await console.page.evaluate(async () => {
    const answers = []
    for (let time = 0; time < 40; time += 1) answers.push(await window.bridge.shell.openLink({ name: 'raise-ticket' }))
    return answers.map((answer) => (answer.ok ? '' : answer.error.message))
  })
  expect(opened.at(-1)).toMatch(/^The browser was opened too often\. Try again in /)
  await signIn(console, 'admin@demo.example')
})

test('a sign-in that the page begins again and again is refused with its reason', async ({ openConsole }) => {
  const { page, browser } = await openConsole()
  const messages = await page.evaluate(async () => {
    const { identity } = window.bridge
    const outcomes = []
    for (let time = 0; time < 30; time += 1) {
      const ended = identity.signIn()
      // The second call opens the page again, and ends with the first.
      void identity.signIn()
      await identity.cancelSignIn()
      const outcome = await ended
      outcomes.push(outcome.ok ? '' : outcome.error.message)
    }
    return outcomes
  })
  expect(messages.filter((message) => !/^The sign-in was cancelled|^The browser was opened for a sign-in too often/.test(message))).toEqual([])
  expect(browser.addresses().length).toBeLessThanOrEqual(20)
})
