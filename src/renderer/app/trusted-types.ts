/** The part of Trusted Types that is used; TypeScript's own library has none of it yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string, type: string, sink: string) => string | null>>): unknown
}

/** Where markup stays inert: a parsed document of its own, a frame whose sandbox allows no script. */
const INERT = /parseFromString|srcdoc|setAttribute/

/**
 * What text may become where it could become script, under the content policy's `require-trusted-types-for`: markup without anything that runs, the console's own
 * files as workers, and never code. Libraries hand over plain text, hence the default policy. Once a document; a browser without Trusted Types is left as it is.
 */
export function limitTrustedTypes({ trustedTypes }: { readonly trustedTypes?: PolicyFactory } = window as never): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) => (INERT.test(sink) ? text : withoutScript(text)),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  })
}

/** Markup as the document would parse it, without scripts, frames and handlers. */
function withoutScript(markup: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${markup}`, 'text/html')
  const unsafe = body.querySelectorAll('script, iframe, object, embed, base')
  const handlers = [...body.querySelectorAll('*')].flatMap((element) => Array.from(element.attributes, ({ name }) => ({ element, name })))
  const running = handlers.filter(({ name }) => name.startsWith('on'))
  // Unchanged markup goes on as it came: a fragment such as `<tr>` would not survive being parsed alone.
  if (unsafe.length === 0 && running.length === 0) return markup
  for (const element of unsafe) element.remove()
  for (const { element, name } of running) element.removeAttribute(name)
  return body.innerHTML
}
