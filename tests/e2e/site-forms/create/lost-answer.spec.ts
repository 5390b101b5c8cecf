import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { openFilled } from '../prepared-draft.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { StoredSites } from '../stored-site.ts'
import { expectCreated, expectWholeOnce, stepsOf, wholeOrder } from './creation-steps.ts'

/** The least that creates a site past the console. */
const requiredInput = (name: string) => ({
  custName: 'Somebody',
  ownerEmail: 'somebody@mail.example',
  ownerMob: '123456',
  userName: `${name}-other`,
  subdomain: name,
  domain: `${name}.shops.example`,
  siteType: 'MARKETING',
})

test('an answer that is lost after the site was made: it is read back by its domain, not made again [SNEW-023]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  const steps = stepsOf(page)

  await test.step('found: the creation goes on by itself', async () => {
    await openFilled(form, { ...wholeOrder('aditi'), latitude: '18.52' })
    control.addFault({ operation: 'CreateSiteByRecahoAdmin', fault: 'drop-after-commit' })
    await form.create.click()
    await expectCreated(page)
    await expectWholeOnce(platform, 'aditi.shops.example')
    expect(control.calls('CreateSiteByRecahoAdmin')).toHaveLength(1)
    // A latitude without a longitude is no place.
    const { setting } = await new StoredSites(platform).whole('aditi.shops.example')
    expect(setting).toMatchObject({ latitude: null, longitude: null, footerAddress: { location: null } })
  })

  await test.step('the read-back fails too: nothing is sent until it is known', async () => {
    await openFilled(form, wholeOrder('unknown'))
    control.addFault({ operation: 'CreateSiteByRecahoAdmin', fault: 'drop-after-commit' })
    control.addFault({ operation: 'GetBasicSiteSettingBySite', fault: 'http500', times: 2 })
    await form.create.click()
    await expect(steps.failure).toContainText('Whether the site was created is not known yet')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'step-failed')
    await steps.retry.click()
    await expect(steps.failure).toContainText('Whether the site was created is not known yet')
    await steps.retry.click()
    await expectCreated(page)
    await expectWholeOnce(platform, 'unknown.shops.example')
    expect(control.calls('CreateSiteByRecahoAdmin')).toHaveLength(2)
  })

  await test.step('the domain was taken meanwhile: said at the field and in a toast, nothing is created [SNEW-070]', async () => {
    await openFilled(form, wholeOrder('taken'))
    const input = { ...requiredInput('taken'), companyName: 'Somebody else' }
    await new StoredSites(platform).run('mutation Create($input: CreateSiteInput!) { createSiteByRecahoAdmin(input: $input) { siteId } }', { input })
    await form.create.click()
    await expect(form.text('Domain')).toHaveAccessibleDescription(/Domain not available/)
    await expect(form.text('Domain')).toBeFocused()
    await expect(page.locator('.fui-Toast').filter({ hasText: 'Domain not available' })).toContainText('taken.shops.example')
    await expect(steps.dialog).toBeHidden()
    await expect(form.create).toBeEnabled()
    expect((await new StoredSites(platform).records('taken.shops.example')).map((site) => site['companyName'])).toEqual(['Somebody else'])
    await test.step('and the draft stays', async () => {
      const draft = () => page.evaluate(async () => JSON.stringify(await window.bridge.drafts.read({ form: 'create-site' })))
      await expect.poll(draft).toContain('taken')
    })
  })

  await test.step('a refusal that names a field stands at it', async () => {
    await form.text('Sub Domain').fill('refused')
    await expect(page.getByText('refused.shops.example is free.', { exact: true })).toBeVisible()
    control.addFault({ operation: 'CreateSiteByRecahoAdmin', fault: 'graphql-error', message: 'USERNAME_ALREADY_EXISTS' })
    await form.create.click()
    await expect(form.text('User Name')).toHaveAccessibleDescription(/This username is not available. Please try another one/)
    await expect(form.text('User Name')).toBeFocused()
    expect(await new StoredSites(platform).records('refused.shops.example')).toEqual([])
  })

  await test.step('offline nothing can be sent, and the form says so', async () => {
    const reason = page.getByText('Not available offline: changes need the platform.')
    await control.goDown(['graphql'])
    await form.text('User Name').fill('refused-user-2')
    await expect(reason).toBeVisible()
    const sent = control.calls('CreateSiteByRecahoAdmin').length
    await page.keyboard.press('Control+s')
    await expect(steps.dialog).toBeHidden()
    await control.comeUp(['graphql'])
    await expect(reason).toBeHidden({ timeout: 20_000 })
    expect(control.calls('CreateSiteByRecahoAdmin')).toHaveLength(sent)
  })
})
