import type { FaultRequest } from '#local-platform/faults/fault.ts'
import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, type OpenConsole, test } from '../../fixtures.ts'
import { creationStops } from '../creation.ts'
import { openFilled } from '../prepared-draft.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectCreated, expectWholeOnce, stepsOf, wholeOrder } from './creation-steps.ts'

/** How the step that makes the site fails, and what is said. */
const SITE = [
  {
    name: 'lost',
    operation: 'CreateSiteByRecahoAdmin',
    fault: 'drop-before',
    step: 'Create the site',
    says: 'A retry first looks whether the site exists, so that it is never created twice.',
  },
] as const

/** Every other step that can fail at the platform. */
const OTHER_STEPS = [
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
    name: 'menus',
    operation: 'CreateServiceType',
    fault: 'drop-after-commit',
    step: 'Create the menus',
    says: 'The site exists; a retry looks at what is there and does only what is left.',
  },
  { name: 'pages', operation: 'CreateSitePagesInBulk', fault: 'drop-after-commit', step: 'Copy the chosen pages', says: 'The site exists' },
  { name: 'wallet', operation: 'CreateSiteWallet', fault: 'drop-after-commit', step: 'Create the wallet', says: 'The site exists' },
  { name: 'reward', operation: 'UpdateSiteRewardSettingV2', fault: 'http500', step: 'Apply the group reward', says: 'The site exists' },
] as const

test('a lost answer of the site is named, and "Retry from here" does the rest: one site, nothing doubled [SNEW-024]', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  await failAndRetry(SITE, await signedInAs('ADMIN', { at: '/nowhere' }), platform)
})

test('any other step that fails is named, and "Retry from here" does the rest: one site, nothing doubled [SNEW-023] [SNEW-024]', async ({
  signedInAs,
  platform,
}) => {
  await failAndRetry(OTHER_STEPS, await signedInAs('ADMIN'), platform)
})

interface Failure {
  readonly name: string
  readonly operation: string
  readonly fault: FaultRequest['fault']
  readonly step: string
  readonly says: string
}

async function failAndRetry(failures: readonly Failure[], { page }: OpenConsole, platform: LocalPlatform): Promise<void> {
  const control = controlOf(platform)
  const form = new SiteFormOnScreen(page)
  const steps = stepsOf(page)

  for (const { name, operation, fault, step, says } of failures) {
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
}
