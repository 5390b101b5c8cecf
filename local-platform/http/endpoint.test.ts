import { afterEach, expect, test } from 'vitest'
import { Endpoint } from './endpoint.ts'

const endpoints: Endpoint[] = []
const open = async (port = 0): Promise<Endpoint> => {
  const endpoint = new Endpoint('Test')
  endpoints.push(endpoint)
  await endpoint.listen(port)
  return endpoint
}
const portOf = ({ url }: Endpoint): number => Number(new URL(url).port)

afterEach(() => Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close())))

test('any free port is none that the system gives to outgoing connections, and each endpoint has its own', async () => {
  const ports = (await Promise.all(Array.from({ length: 20 }, () => open()))).map(portOf)
  expect(new Set(ports).size).toBe(20)
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('a port that is taken is said to be', async () => {
  const port = portOf(await open())
  await expect(open(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('it comes back on the port that it had', async () => {
  const endpoint = await open()
  const { url } = endpoint
  await endpoint.goDown()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  await endpoint.comeUp()
  expect(endpoint.url).toBe(url)
  expect((await fetch(url)).status).toBe(503)
})
