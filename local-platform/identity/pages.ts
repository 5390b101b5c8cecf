/** A user as the sign-in page lists it. */
export interface ListedUser {
  readonly userName: string
  readonly name: string
  readonly role: string
  readonly remark: string | null
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d1d1d1, #525252); --quiet: light-dark(#616161, #adadad); --card: light-dark(#ffffff, #292929); --accent: light-dark(#0f6cbd, #479ef5) }
  * { box-sizing: border-box }
  body { margin: 0; font: 14px/20px "Segoe UI", system-ui, sans-serif; background: light-dark(#f5f5f5, #1f1f1f); color: light-dark(#242424, #ffffff) }
  main { max-width: 520px; margin: 6vh auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 8px }
  h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; font-weight: 600 }
  p { margin: 0 0 16px; color: var(--quiet) }
  ul { list-style: none; margin: 0 0 16px; padding: 0; display: grid; gap: 4px }
  button { font: inherit; color: inherit; width: 100%; padding: 8px 12px; text-align: start; background: transparent; border: 1px solid var(--line); border-radius: 4px; cursor: pointer }
  button:hover { border-color: var(--accent) }
  button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
  .user { display: grid; grid-template-columns: 1fr auto; gap: 0 12px }
  .user small { color: var(--quiet); font-size: 12px; line-height: 16px }
  .role { align-self: center; grid-row: span 2; color: var(--quiet); font-size: 12px }
  .cancel { width: auto }`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${content}</main></body>
</html>`

/** The sign-in page: every user a button, and a way out. Works without scripts. */
export const signInPage = (action: string, users: readonly ListedUser[]): string =>
  page(
    'Sign in to the local platform',
    `<h1>Sign in to the local platform</h1>
    <p>Choose who you are. There are no passwords here: this platform runs on your machine only.</p>
    <form method="post" action="${escapeHtml(action)}">
      <ul>${users.map(userButton).join('\n')}</ul>
      <button class="cancel" name="cancel" value="1">Cancel</button>
    </form>`,
  )

const userButton = ({ userName, name, role, remark }: ListedUser): string =>
  `<li><button class="user" name="login" value="${escapeHtml(userName)}"><span>${escapeHtml(name)}</span><span class="role">${escapeHtml(role)}</span><small>${escapeHtml(userName)}${
    remark === null ? '' : `, ${escapeHtml(remark)}`
  }</small></button></li>`

/** A page with a heading and one sentence. */
export const errorPage = (title: string, text: string): string => page(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`)

/** Asks whether to sign out. @param form the provider's own form, already HTML. */
export const signOutPage = (form: string): string =>
  page(
    'Sign out',
    `<h1>Sign out of the local platform?</h1>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>`,
  )
