import { ChosenProfile } from '../../chosen-profile.ts'
import { expect, test } from '../../fixtures.ts'
import { click, type States, walk } from './axe-walk.ts'

test.use({ ownConsole: true })

const BEFORE_SIGN_IN: States = {
  'sign-in': async ({ page }) => expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible(),
  'sign-in-waiting': async ({ page }) => {
    await click(page, 'button', 'Sign in in your browser')
    await expect(page.getByText('Waiting for you in the browser')).toBeVisible()
  },
}

const firstRun = (chosen: ChosenProfile): States => ({
  'first-run': async ({ page }) => expect(page.getByRole('button', { name: 'Choose connection profile…' })).toBeVisible(),
  'first-run-wrong-file': async ({ page }) => {
    await chosen.choose(page, '{ "name": 7 }')
    await expect(page.getByRole('listitem').first()).toBeVisible()
  },
})

test.describe('axe finds nothing serious, in light and dark', () => {
  test('before anybody is signed in', async ({ openConsole }) => {
    const console = await openConsole()
    await walk(console, BEFORE_SIGN_IN)
    await console.close()
  })

  test('at the first start', async ({ openConsole, folders }) => {
    const chosen = new ChosenProfile(folders)
    await walk(await openConsole({ profileFile: null, environment: chosen.environment }), firstRun(chosen))
  })
})
