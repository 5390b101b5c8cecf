import { expect, test } from 'vitest'
import { profileSchema } from '../../connection/profile.ts'
import { imageBaseOf } from './serve-images.ts'

const profileWith = (imageBase?: string) =>
  profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: { issuer: 'https://id.example', clientId: 'c' },
    platform: { graphqlUrl: 'https://api.example/graphql', restUrl: 'https://api.example' },
    storage: { region: 'r', bucket: 'b', downloadHosts: [], ...(imageBase === undefined ? {} : { imageBase }) },
  })

function connected() {
  let profile = profileWith('https://one.example/')
  let reloads = 0
  let changed = (): void => {}
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  const imageBase = imageBaseOf({
    connection: {
      profile: () => profile,
      onChange: (listener) => {
        changed = () => listener({ state: 'missing' })
        return () => {}
      },
    },
    loaded,
    reload: () => {
      reloads += 1
    },
  })
  const use = (next: ReturnType<typeof profileWith>): void => {
    profile = next
    changed()
  }
  return { imageBase, load, use, reloads: () => reloads }
}

test('waits for the profile', async () => {
  const { imageBase, load } = connected()
  const asked = imageBase()
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits')
  load()
  expect(await asked).toBe('https://one.example/')
})

test('loads the page again for another bucket, and only then', async () => {
  const { imageBase, load, use, reloads } = connected()
  load()
  use(profileWith('https://early.example/'))
  expect(reloads()).toBe(0)
  await imageBase()
  use(profileWith('https://early.example/'))
  expect(reloads()).toBe(0)
  use(profileWith())
  expect(reloads()).toBe(1)
})
