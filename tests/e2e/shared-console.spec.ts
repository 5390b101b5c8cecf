import { expect, test } from './fixtures.ts'
import { openAddress } from './open-address.ts'

// One after the other, in the worker's one console.
test.describe.configure({ mode: 'serial' })

const FORM = 'create-user'

test('a spec leaves a form half filled, a choice, an entry of the page, another size and a request that is kept from the network', { tag: '@daily' }, async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const written = await page.evaluate(() => {
    window.localStorage.setItem('left', 'here')
    return window.bridge.preferences.write({ compactRows: true })
  })
  expect(written).toMatchObject({ ok: true, value: { compactRows: true } })
  await openAddress(page, `/${FORM}`)
  await page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true }).fill('Left behind')
  await page.route('**/*', (route) => route.abort())
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Left behind')
})

test('the next one finds its own user on the first screen, and nothing of it', { tag: '@daily' }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(page.viewportSize()).toBeNull()
  const found = await page.evaluate(async (form) => {
    const preferences = await window.bridge.preferences.read()
    return {
      isDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
      width: window.innerWidth,
      stored: window.localStorage.getItem('left'),
      compactRows: preferences.ok && preferences.value.compactRows,
      draft: await window.bridge.drafts.read({ form }),
    }
  }, FORM)
  expect(found).toEqual({ isDark: false, width: 1440, stored: null, compactRows: false, draft: { ok: true, value: null } })
  await openAddress(page, `/${FORM}`)
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
})
