import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { signIn, signInAgain } from '../sign-in.ts'
import { creationStops } from './creation.ts'
import { openFilled, requiredValues } from './prepared-draft.ts'
import { SiteFormOnScreen } from './site-form.ts'
import { StoredSites } from './stored-site.ts'

test.use({ ownConsole: true })

/** A site whose creation has something to do in every step. */
const wholeOrder = (name: string) => ({ ...requiredValues(name), isGroupReward: true, groupId: 'group-of-aditi', pages: ['about-us', 'contact-us'] })

/** The dialog with the steps. */
const stepsOf = (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: /is not finished|^Creating/ })
  return {
    dialog,
    failure: dialog.getByRole('alert'),
    retry: dialog.getByRole('button', { name: 'Retry from here' }),
    back: dialog.getByRole('button', { name: 'Back to the form' }),
    later: dialog.getByRole('button', { name: 'Finish later' }),
    step: (label: string) => dialog.getByRole('listitem').filter({ hasText: label }),
  }
}

const expectCreated = async (page: Page): Promise<void> => {
  await creationStops(page)
  await expect(page.getByText('Site Created Successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Services and wallet of / })).toBeVisible()
  // It may have gone by itself by now.
  await dismissToasts(page)
}

/** Exactly one site has the domain, with everything that belongs to a new one, once. */
const expectWholeOnce = async (platform: LocalPlatform, domain: string): Promise<void> => {
  const { record, menus, pages, reward, wallet } = await new StoredSites(platform).whole(domain)
  expect(record['companyName']).toBe(`Shop ${domain.split('.')[0]}`)
  expect((menus as { slugName: string }[]).map(({ slugName }) => slugName)).toEqual(['online-menu', 'dine-in'])
  expect((pages as { pageName: string }[]).map(({ pageName }) => pageName).sort()).toEqual(['about-us', 'contact-us'])
  expect(reward).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-of-aditi' })
  expect(wallet).toEqual({ balance: 0, currency: 'INR', domain })
}

/** What is there after a kill: the run, to be finished, or a new form where no keychain kept anything. */
const AFTER_KILL = HAS_KEYCHAIN
  ? ({ finish }: { readonly page: Page; readonly finish: () => Promise<void> }): Promise<void> => finish()
  : ({ page }: { readonly page: Page }): Promise<void> => expect(new SiteFormOnScreen(page).create).toBeVisible()

/** Every step that can fail at the platform, how it fails, and what is said. */
const FAILURES = [
  {
    name: 'domain',
    operation: 'DomainAvailability',
    fault: 'http500',
    step: 'Check that the domain is free',
    says: 'Nothing was created.',
  },
  {
    name: 'refused',
    operation: 'CreateSiteByRecahoAdmin',
    fault: 'graphql-error',
    step: 'Create the site',
    says: 'INJECTED FAULT Nothing was created.',
  },
  {
    name: 'lost',
    operation: 'CreateSiteByRecahoAdmin',
    fault: 'drop-before',
    step: 'Create the site',
    says: 'A retry first looks whether the site exists, so that it is never created twice.',
  },
  {
    name: 'menus',
    operation: 'CreateServiceType',
    fault: 'drop-after-commit',
    step: 'Create the menus',
    says: 'The site exists; a retry looks at what is there and does only what is left.',
  },
  { name: 'pages', operation: 'CreateSitePagesInBulk', fault: 'drop-after-commit', step: 'Copy the chosen pages', says: 'The site exists' },
  { name: 'reward', operation: 'UpdateSiteRewardSettingV2', fault: 'http500', step: 'Apply the group reward', says: 'The site exists' },
  { name: 'wallet', operation: 'CreateSiteWallet', fault: 'drop-after-commit', step: 'Create the wallet', says: 'The site exists' },
] as const

test('a step that fails is named, and "Retry from here" does the rest: one site, nothing doubled [SNEW-023] [SNEW-024]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  const steps = stepsOf(page)

  for (const { name, operation, fault, step, says } of FAILURES) {
    await test.step(`${step}: ${fault}`, async () => {
      await openFilled(form, wholeOrder(name))
      control.addFault({ operation, fault })
      await form.create.click()
      await creationStops(page)
      await expect(steps.failure).toContainText(`"${step}`)
      await expect(steps.failure).toContainText(says)
      await expect(steps.step(step)).toContainText('Failed')
      await steps.retry.click()
      await expectCreated(page)
      await expectWholeOnce(platform, `${name}.shops.example`)
    })
  }
  expect(control.faults()).toEqual([])
})

test('a run that was interrupted is found again: after leaving, a reload, a crash of the window, a killed console [SNEW-023]', async ({
  openConsole,
  platform,
}) => {
  const control = controlOf(platform)
  const first = await openConsole()
  await signIn(first, 'admin@demo.example')
  let { page } = first
  /** Begins a site whose wallet step fails, and answers with its dialog. */
  const begin = async (name: string) => {
    await openFilled(new SiteFormOnScreen(page), wholeOrder(name))
    control.addFault({ operation: 'CreateSiteWallet', fault: 'drop-after-commit' })
    await new SiteFormOnScreen(page).create.click()
    await creationStops(page)
    await expect(stepsOf(page).failure).toContainText('"Create the wallet" failed')
  }
  const finish = async (name: string) => {
    await stepsOf(page).retry.click()
    await expectCreated(page)
    await expectWholeOnce(platform, `${name}.shops.example`)
    expect(control.calls('CreateSiteByRecahoAdmin').filter(({ variables }) => JSON.stringify(variables).includes(`"${name}"`))).toHaveLength(1)
    expect(control.calls('CreateSiteWallet').filter(({ variables }) => JSON.stringify(variables).includes(`"${name}.shops.example"`))).toHaveLength(1)
  }

  await test.step('left for later', async () => {
    await begin('later')
    await stepsOf(page).later.click()
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await openAddress(page, '/create-site')
    await finish('later')
  })

  await test.step('reloaded', async () => {
    await begin('reloaded')
    await page.reload()
    await expect(stepsOf(page).dialog).toHaveAccessibleName('reloaded.shops.example is not finished')
    await finish('reloaded')
  })

  await test.step('reloaded in the middle of the creation: what was under way is looked up', async () => {
    await openFilled(new SiteFormOnScreen(page), wholeOrder('midway'))
    control.addFault({ operation: 'CreateSiteByRecahoAdmin', fault: 'delay', milliseconds: 3_000 })
    await new SiteFormOnScreen(page).create.click()
    await expect.poll(() => control.calls('CreateSiteByRecahoAdmin').length).toBe(3)
    page = await first.crashRenderer()
    await expect(stepsOf(page).failure).toContainText('The console ended during this step.')
    await expect.poll(async () => (await new StoredSites(platform).records('midway.shops.example')).length).toBe(1)
    await finish('midway')
  })

  await test.step('killed', async () => {
    await begin('killed')
    await first.kill()
    const second = await openConsole()
    ;({ page } = second)
    await signInAgain(second, 'admin@demo.example')
    await openAddress(page, '/create-site')
    await AFTER_KILL({ page, finish: () => finish('killed') })
  })
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

  await test.step('the domain was taken meanwhile: said at the field and in a toast, nothing is created [MSG-014]', async () => {
    await openFilled(form, wholeOrder('taken'))
    const input = { ...requiredInput('taken'), companyName: 'Somebody else' }
    await new StoredSites(platform).run('mutation Create($input: CreateSiteInput!) { createSiteByRecahoAdmin(input: $input) { siteId } }', { input })
    await form.create.click()
    await expect(form.text('Domain')).toHaveAccessibleDescription(/Domain not available/)
    await expect(form.text('Domain')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Domain not available' }).first()).toBeVisible()
    await expect(steps.dialog).toBeHidden()
    expect((await new StoredSites(platform).records('taken.shops.example')).map((site) => site['companyName'])).toEqual(['Somebody else'])
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
