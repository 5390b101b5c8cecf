import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { CampaignJournal } from './campaign-journal.ts'
import { CampaignRunner } from './campaign-runner.ts'
import { MessagedLog } from './messaged-log.ts'

// Ben signs in, in the place of Asha, while the journal of her campaign is being written.

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigns-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const order: CampaignOrder = {
  key: randomUUID(),
  channel: 'WHATSAPP',
  template: 'Festival Greeting',
  subject: 'Greetings',
  content: 'Dear _custName_',
  imageUrl: null,
  recipients: Array.from({ length: 20 }, (_, place) => ({
    fqdn: `site${place}.example`,
    countryCode: '91',
    mob: String(9_800_000_000 + place),
    email: null,
    companyName: null,
    custName: 'Owner',
    sitePlan: null,
    userName: null,
  })),
}

/** What reaches the platform of a campaign of Asha's, by who was signed in then; Ben is after so many writes of the journal. */
async function sentWhileWriting(writes: number): Promise<readonly string[]> {
  let owner = 'asha'
  let left = writes
  const sent: string[] = []
  const vault = await provenVault(new MemoryKeychain())
  const seal = vault.seal.bind(vault)
  vault.seal = async (...sealed) => {
    const written = await seal(...sealed)
    left -= 1
    if (left === 0) owner = 'ben'
    return written
  }
  const runner = new CampaignRunner({
    platform: {
      execute: async (operation) => {
        sent.push(`${owner}: ${operation}`)
        return success({ data: JSON.stringify({ createCampaignHistorybyAdmin: { campaignId: 'campaign-1' } }), receivedAt: 1 })
      },
    },
    identity: { owner: () => owner },
    journal: new CampaignJournal({ folder, vault, announce: () => undefined, logger: silentLogger }),
    messaged: new MessagedLog({ folder, vault }),
    onChange: () => undefined,
    logger: silentLogger,
  })
  expect(await runner.start(order)).toMatchObject({ ok: true })
  await runner.settled()
  owner = 'asha'
  expect(await runner.current()).toMatchObject({ ok: true, value: { state: 'stopped', message: 'You signed out before it was sent.' } })
  return sent
}

test('the campaign is not begun as him', async () => {
  expect(await sentWhileWriting(2)).toEqual([])
})

test('no message of it is sent as him', async () => {
  expect(await sentWhileWriting(3)).toEqual(['asha: CreateCampaignHistorybyAdmin'])
})
