import { cleanText } from '#shared/domain/text/clean-text.ts'

/**
 * An address from outside as it looks: without the invisible characters that came with it, in its path and in each of
 * its parameters.
 */
export const cleanAddress = (address: string): string => {
  const { pathname, search, hash } = new URL(address, 'app://console')
  const parameters = [...new URLSearchParams(search)]
  const clean = parameters.map((parameter) => parameter.map((text) => cleanText(text).text))
  const isSame = parameters.flat().join('\n') === clean.flat().join('\n')
  return `${cleanPath(pathname)}${isSame ? search : `?${new URLSearchParams(clean)}`}${hash}`
}

const cleanPath = (path: string): string => {
  try {
    const text = decodeURIComponent(path)
    const clean = cleanText(text).text
    return clean === text ? path : clean.split('/').map(encodeURIComponent).join('/')
  } catch {
    return path
  }
}

/**
 * Cleans the address that this window was opened with. One that the console has gone to is left alone: what it names is
 * in it to the letter.
 */
export const cleanFirstAddress = (): void => {
  if (window.history.state !== null) return
  const { pathname, search, hash } = window.location
  const address = `${pathname}${search}${hash}`
  const clean = cleanAddress(address)
  if (clean !== address) window.history.replaceState(null, '', clean)
}
