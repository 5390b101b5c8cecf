import { expect, test } from 'vitest'
import { ANOTHER_CAMPAIGN, NO_EMAIL_CAMPAIGNS, NO_IMAGE_ADDRESS, SITES_NOT_WHOLE, STILL_READING } from '../messages.ts'
import { sendRefusal } from './send-refusal.ts'

const READY = {
  writesBlocked: null,
  channel: 'WHATSAPP',
  mayEmail: false,
  hasImage: false,
  imageUrl: null,
  run: null,
  isComplete: true,
  stopped: null,
  hasAllMatching: false,
} as const
const RUN = { key: 'k', channel: 'WHATSAPP', template: 't', total: 2, queued: 1, uncertain: 0, message: null, startedAt: 1 } as const

test.each([
  ['all is well', {}, null],
  ['a campaign before is done', { run: { ...RUN, state: 'done' } }, null],
  ['the image has an address', { hasImage: true, imageUrl: 'https://images.example/a' }, null],
  ['the profile allows email', { channel: 'EMAIL', mayEmail: true }, null],
  ['offline', { writesBlocked: 'Offline.', isComplete: false }, 'Offline.'],
  ['the profile does not allow email', { channel: 'EMAIL' }, NO_EMAIL_CAMPAIGNS],
  ['the image has no address', { hasImage: true }, NO_IMAGE_ADDRESS],
  ['another campaign is being queued', { run: { ...RUN, state: 'queueing' } }, ANOTHER_CAMPAIGN],
  ['another campaign was stopped', { run: { ...RUN, state: 'stopped' } }, ANOTHER_CAMPAIGN],
  ['not every site is there: all of them would be fewer than all', { isComplete: false }, STILL_READING],
  ['the list of sites ended early, and all were selected', { isComplete: false, stopped: 'repeated', hasAllMatching: true }, SITES_NOT_WHOLE],
  ['the list of sites ended early, and single ones were selected', { isComplete: false, stopped: 'repeated' }, null],
] as const)('%s', (_case, change, refusal) => {
  expect(sendRefusal({ ...READY, ...change })).toBe(refusal)
})
