import { expect, test } from 'vitest'
import { noUndoReason } from './no-undo.ts'

test.each([
  ['UpdateServiceInBulkV2', 'Cannot be taken back: the platform cannot take services out of a menu.'],
  ['SiteWalletRechargeByAdmin', 'Cannot be taken back: the platform gives no money back.'],
  ['CreateCampaignHistorybyAdmin', 'Cannot be taken back: a message that was sent stays sent.'],
  ['DeleteSitePage', 'Cannot be taken back: the platform cannot restore what was deleted.'],
  ['CreateServiceTypeV2', 'Cannot be taken back: the platform cannot delete what was created.'],
  ['UpdateInternalUser', 'Cannot be taken back: the console does not keep what these fields were before.'],
  ['UpdateCustomLabels', 'Cannot be taken back: the console does not keep what this call replaced.'],
  ['constructor', 'Cannot be taken back: the console does not keep what this call replaced.'],
])('%s', (operation, reason) => {
  expect(noUndoReason(operation)).toBe(reason)
})
