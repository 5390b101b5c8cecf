import { expect, test } from 'vitest'
import { cleanAddress } from './clean-address.ts'

test.each([
  ['/?q=shop%E2%80%8B-7', '/?q=shop-7'],
  ['/?q=%E2%80%AAasha%E2%80%AC&city=Pune%C2%A0&page=2', '/?q=asha&city=Pune+&page=2'],
  ['/manage-user?edit=asha%40post.example%EF%BB%BF#top', '/manage-user?edit=asha%40post.example#top'],
  ['/site/site-7%E2%80%8B?tab=notes', '/site/site-7?tab=notes'],
  ['/?q=Cafe%CC%81', '/?q=Caf%C3%A9'],
])('%s is %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean)
})

test.each(['/', '/?q=a%20b&q=c+d', '/?q=%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7', '/site/a%2Fb?x=%25', '/%E0%A4?q=1', '/?q=Caf%C3%A9#h'])(
  '%s stays as it is, to the letter',
  (address) => {
    expect(cleanAddress(address)).toBe(address)
  },
)
