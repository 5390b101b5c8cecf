import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'

test('the Outstanding Dashboard without rows says so in sight', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  control.addFault({ operation: 'rest.outstanding_dashboard', fault: 'http-answer', status: 503, times: 50 })
  await openAddress(page, '/outstanding-dashboard')
  await expect(page.getByRole('heading', { name: 'No data to show' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Nothing could be loaded.')).toBeInViewport({ ratio: 1 })
})
