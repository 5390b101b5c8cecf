import { expect, test } from 'vitest'
import { newReward, rewardChange } from './group-reward.ts'
import { newSiteValues } from './values.ts'

const stored = { isEnabled: true, onGroup: true, groupId: 'group-1' }
const form = (isGroupReward: boolean) => ({ ...newSiteValues(), isGroupReward, groupId: 'group-1' })

test('a new site gets a reward setting if it was chosen [SNEW-019] [CALL-044]', () => {
  expect(newReward(form(true))).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-1' })
  expect(newReward(form(false))).toBeNull()
})

test('an existing setting is updated only if the toggle changed [SEDIT-012]', () => {
  expect(rewardChange(stored, true, form(true))).toBeNull()
  expect(rewardChange(stored, true, form(false))).toEqual({ isEnabled: false, onGroup: true, groupId: 'group-1' })
  expect(rewardChange({ ...stored, isEnabled: false }, false, form(true))).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-1' })
})

test('a missing setting is created when the toggle is turned on [SEDIT-013]', () => {
  expect(rewardChange(null, false, form(true))).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-1' })
})

test('without a setting and with the toggle off nothing is sent [SEDIT-014]', () => {
  expect(rewardChange(null, false, form(false))).toBeNull()
})
