import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Folders, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'

/** Native actions that a script in the page can call. */
const NATIVE = ['openLink', 'contact', 'print', 'showLog', 'openFile', 'chooseFolder', 'openConnection'] as const

/** Calls one of them fifty times at once, and then fifty times one after the other; answers with how many were done. */
const flood = (page: Page, name: (typeof NATIVE)[number]): Promise<number> =>
  page.evaluate(async (wanted) => {
    const { shell, diagnostics, files, invoices, connection } = window.bridge
    const saved = await diagnostics.saveReport()
    const calls: Record<typeof wanted, () => Promise<{ readonly ok: boolean }>> = {
      openLink: () => shell.openLink({ name: 'raise-ticket' }),
      contact: () => shell.contact({ way: 'call', number: '+919876543210' }),
      print: () => shell.print(),
      showLog: () => diagnostics.showLog(),
      openFile: () => files.open({ id: saved.ok ? saved.value.id : '' }),
      chooseFolder: () => invoices.chooseFolder(),
      openConnection: () => connection.open({ id: '0123456789ab' }),
    }
    const atOnce = await Promise.all(Array.from({ length: 50 }, calls[wanted]))
    const after = []
    for (let time = 0; time < 50; time += 1) after.push(await calls[wanted]())
    return [...atOnce, ...after].filter(({ ok }) => ok).length
  }, name)

/** Files that stand for the system: what is opened or asked there is written down. */
const standIns = ({ userData }: Folders) => {
  const named = (name: string): string => path.join(path.dirname(userData), name)
  const environment = {
    ADMIN_CONSOLE_OPENED: named('opened.txt'),
    ADMIN_CONSOLE_STARTED: named('started.txt'),
    ADMIN_CONSOLE_CHOOSE_FOLDER: named('folder.txt'),
    ADMIN_CONSOLE_PRINT: named('print.pdf'),
  }
  const lines = async (file: string): Promise<number> => (await readFile(file, 'utf8').catch(() => '')).split('\n').length - 1
  return {
    environment,
    opened: () => lines(environment.ADMIN_CONSOLE_OPENED),
    started: () => lines(environment.ADMIN_CONSOLE_STARTED),
    prepare: async (): Promise<void> => {
      // The dialog is closed each time.
      await writeFile(environment.ADMIN_CONSOLE_CHOOSE_FOLDER, '')
      const other = path.join(userData, 'connections', '0123456789ab')
      await mkdir(other, { recursive: true })
      await writeFile(path.join(other, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: null }))
    },
  }
}

test.describe('with programs of the system that a file stands for', () => {
  test.use({ ownConsole: true })

  test('a page that asks again and again gets few dialogs, programs, consoles, prints and links', async ({ openConsole, folders }) => {
    const system = standIns(folders)
    const console = await openConsole({ environment: system.environment })
    await signIn(console, 'admin@demo.example')
    await system.prepare()
    const before = console.browser.addresses().length
    for (const name of NATIVE) {
      await test.step(name, async () => {
        expect(await flood(console.page, name)).toBeLessThanOrEqual(16)
      })
    }
    expect(await system.opened()).toBeLessThanOrEqual(16)
    expect(await system.started()).toBe(1)
    expect(console.browser.addresses().length - before).toBeLessThanOrEqual(32)
  })
})

test.describe('on a page that is loaded again', () => {
  test.use({ spoilsPage: true })

  test('the page has no dialogs of its own', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.dismiss()
    })
    const found = await page.evaluate(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const printed: string[] = []
      for (const window of [globalThis.window, frame.contentWindow as Window]) {
        window.addEventListener('beforeprint', () => printed.push('print'))
        window.print()
        window.alert('stay')
        printed.push(String(window.confirm('stay')))
      }
      const pickers = ['showSaveFilePicker', 'showOpenFilePicker', 'showDirectoryPicker'].filter((name) => name in window)
      return { printed, pickers }
    })
    expect(found).toEqual({ printed: ['false', 'false'], pickers: [] })
    expect(dialogs).toEqual([])
  })
})
