// Loaded into the console's process by NODE_OPTIONS, which a packaged app ignores: clicks the entry of the application's menu that a test names in a file.
const { readFileSync, rmSync } = require('node:fs')

const named = () => {
  try {
    return readFileSync(process.env.ADMIN_CONSOLE_MENU_ENTRY, 'utf8')
  } catch {
    return ''
  }
}

setInterval(() => {
  const [menu, entry] = named().split(' > ')
  if (entry === undefined) return
  rmSync(process.env.ADMIN_CONSOLE_MENU_ENTRY)
  const { Menu } = require('electron')
  const { submenu } = Menu.getApplicationMenu().items.find(({ label }) => label === menu)
  submenu.items.find(({ label }) => label === entry).click()
}, 50)
