/** Whether the machine's command key is Command rather than Control. */
export const isMac = navigator.userAgent.includes('Macintosh')

type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * A keystroke as the registry writes it: `mod+k`, `alt+arrowup`, `shift+enter`, `?`. `mod` is Command on a Mac and Control elsewhere. Shift is left out
 * where it only makes the character, as for `?`.
 */
export const combinationOf = (stroke: Keystroke, mac: boolean): string => {
  const parts: string[] = []
  if (mac ? stroke.metaKey : stroke.ctrlKey) parts.push('mod')
  if (stroke.altKey) parts.push('alt')
  const isBareCharacter = stroke.key.length === 1 && stroke.key.toLowerCase() === stroke.key.toUpperCase()
  if (stroke.shiftKey && !isBareCharacter) parts.push('shift')
  parts.push(stroke.key.toLowerCase())
  return parts.join('+')
}

const NAMES: Readonly<Record<string, string>> = {
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  ' ': 'Space',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  home: 'Home',
  end: 'End',
}

/** The keys of a combination as people read them on this machine: `['Ctrl', 'K']`. */
export const keysOf = (combination: string, mac: boolean): readonly string[] =>
  combination.split('+').map((part) => {
    if (part === 'mod') return mac ? '⌘' : 'Ctrl'
    return NAMES[part] ?? part.toUpperCase()
  })
