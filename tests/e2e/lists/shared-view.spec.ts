import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { signIn, userNameOf } from '../sign-in.ts'
import { toast } from '../users/users-on-screen.ts'
import { catchCopies, chooseInViews, copiedText, saveView, viewButton } from './list-view.ts'

const LINK = 'admin-console://view/home%3Fstatus%3DInActive%26sort%3D-created%23'

test.describe('the link of a view', () => {
  test('is copied from the menu of views, saved or not', async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await openAddress(page, '/?status=InActive&sort=-created&peek=site-100039')
    await expect(viewButton(page)).toHaveText('View: Custom')
    await catchCopies(page)
    await chooseInViews(page, 'Copy link to this view')
    await expect(toast(page, 'Link copied')).toContainText(LINK)
    expect(await copiedText(page)).toBe(LINK)
  })

  test('of a list that says what it lists holds that too', async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await openAddress(page, '/global-template?type=SMS&sort=-updated')
    await catchCopies(page)
    await chooseInViews(page, 'Copy link to this view')
    await expect(toast(page, 'Link copied')).toBeVisible()
    expect(await copiedText(page)).toBe('admin-console://view/global-template%3Fsort%3D-updated%23type%3DSMS')
  })
})

test.describe('on another computer', () => {
  test.use({ ownConsole: true })

  test('the link of a view opens the list with its filters and order, in place of a default view', async ({ openConsole }) => {
    const console = await openConsole({ args: [LINK] })
    const { page } = console
    await signIn(console, userNameOf('ADMIN'))
    await expect(viewButton(page)).toHaveText('View: Custom')
    await expect.poll(() => new URL(page.url()).search).toBe('?status=InActive&sort=-created')
    await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending')
    await saveView(page, 'From a colleague')
    await expect(viewButton(page)).toHaveText('View: From a colleague')

    // The console runs: the list is on screen, and takes what the next link holds.
    await chooseInViews(page, 'Open the list with this view')
    await expect(openConsole({ args: ['admin-console://view/home%3Fq%3Daditi%2Bexports%23'] })).rejects.toThrow()
    await expect(page.getByRole('searchbox')).toHaveValue('aditi exports')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=aditi+exports')
  })
})
