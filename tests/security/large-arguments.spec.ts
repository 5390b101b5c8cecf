import { expect, test } from '../e2e/fixtures.ts'
import { newWindow } from '../e2e/windows/new-window.ts'

test('ten arguments of 30 MB from one window hold the calls of another up for seconds, not for all of them', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const other = await newWindow(page, () => page.keyboard.press('Control+n'))
  await expect(other.getByRole('grid', { name: 'Sites' })).toBeVisible()
  const waits = other.evaluate(async () => {
    const longest = { wait: 0, calls: 0 }
    const end = performance.now() + 30_000
    while (performance.now() < end) {
      const from = performance.now()
      await window.bridge.platform.reachability()
      longest.wait = Math.max(longest.wait, performance.now() - from)
      longest.calls += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return longest
  })
  const taken = await page.evaluate(async () => {
    const from = performance.now()
    const large = { operation: 'NoSuchOperation', variables: { text: 'x'.repeat(30_000_000) } }
    const answers = await Promise.all(Array.from({ length: 10 }, () => window.bridge.platform.execute(large)))
    return { ok: answers.map((answer) => answer.ok), milliseconds: performance.now() - from }
  })
  console.log('MEASURED', JSON.stringify(taken), JSON.stringify(await waits))
})
