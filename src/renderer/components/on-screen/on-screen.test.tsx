// @vitest-environment jsdom
import { Button, FluentProvider, Menu, MenuItem, MenuList, MenuTrigger, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog.tsx'
import { MenuPopover } from './menu-popover.tsx'
import { Popover } from './popover.tsx'
import { PartSurface, useIsShown, useKeysOffered } from './surface.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Probe = ({ name }: { readonly name: string }) => (
  <p data-testid={name}>
    {useIsShown() ? 'shown' : 'hidden'}, {useKeysOffered() ? 'keys' : 'no keys'}
  </p>
)

const stateOf = (name: string): string | null => screen.getByTestId(name).textContent

const draw = (element: ReactElement) => {
  const inTheme = (content: ReactElement) => <FluentProvider theme={webLightTheme}>{content}</FluentProvider>
  const { rerender } = render(inTheme(element))
  return (next: ReactElement): void => rerender(inTheme(next))
}

test('a screen is shown, a tab behind another one is not, nor a list within it', () => {
  draw(
    <>
      <Probe name="screen" />
      <PartSurface isInFront={false}>
        <Probe name="tab" />
        <PartSurface offersKeys>
          <Probe name="list" />
        </PartSurface>
      </PartSurface>
      <PartSurface offersKeys={false}>
        <Probe name="second" />
      </PartSurface>
    </>,
  )
  expect(stateOf('screen')).toBe('shown, keys')
  expect(stateOf('tab')).toBe('hidden, no keys')
  expect(stateOf('list')).toBe('hidden, no keys')
  expect(stateOf('second')).toBe('shown, no keys')
})

test('of several dialogs the one on top is shown; what is below keeps its keys for the sheet', () => {
  const screens = (dialogs: number) => (
    <>
      <Probe name="screen" />
      {dialogs > 0 && (
        <Dialog
          title="Payments"
          onClose={() => undefined}
          above={
            dialogs > 1 && (
              <Dialog title="Sure?" onClose={() => undefined}>
                <Probe name="question" />
                <Button>Yes</Button>
              </Dialog>
            )
          }
        >
          <Probe name="dialog" />
          <Button>Save</Button>
        </Dialog>
      )}
    </>
  )
  const redraw = draw(screens(1))
  expect([stateOf('screen'), stateOf('dialog')]).toEqual(['hidden, keys', 'shown, no keys'])
  redraw(screens(2))
  expect([stateOf('screen'), stateOf('dialog'), stateOf('question')]).toEqual(['hidden, keys', 'hidden, no keys', 'shown, no keys'])
  redraw(screens(1))
  expect([stateOf('screen'), stateOf('dialog')]).toEqual(['hidden, keys', 'shown, no keys'])
  redraw(screens(0))
  expect(stateOf('screen')).toBe('shown, keys')
})

test('two dialogs that open at once: the inner one is on top', () => {
  draw(
    <Dialog
      title="Payments"
      onClose={() => undefined}
      above={
        <Dialog title="Sure?" onClose={() => undefined}>
          <Probe name="question" />
          <Button>Yes</Button>
        </Dialog>
      }
    >
      <Probe name="dialog" />
      <Button>Save</Button>
    </Dialog>,
  )
  expect([stateOf('dialog'), stateOf('question')]).toEqual(['hidden, no keys', 'shown, no keys'])
})

interface PanelProps {
  readonly isHidden: boolean
  readonly hasTrigger: boolean
}

/** A popover in a panel that can be hidden, pointing at a button there or opened by one. */
const InPanel = ({ isHidden, hasTrigger }: PanelProps) => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(true)
  return (
    <div style={isHidden ? { display: 'none' } : {}}>
      <Button ref={setTarget}>Columns</Button>
      {target !== null && (
        <Popover
          open={isOpen}
          onClose={() => setOpen(false)}
          aria-label="Choice"
          {...(hasTrigger ? { trigger: <Button>Open</Button>, onOpen: () => setOpen(true) } : { target })}
        >
          <p>The columns</p>
        </Popover>
      )}
    </div>
  )
}

/** A menu in such a panel. */
const MenuInPanel = ({ isHidden, hasTrigger }: PanelProps) => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(true)
  const content = (
    <MenuPopover target={hasTrigger ? null : target}>
      <MenuList>
        <MenuItem>The columns</MenuItem>
      </MenuList>
    </MenuPopover>
  )
  return (
    <div style={isHidden ? { display: 'none' } : {}}>
      <Button ref={setTarget}>Columns</Button>
      {hasTrigger && (
        <Menu defaultOpen>
          <MenuTrigger>
            <Button>Open</Button>
          </MenuTrigger>
          {content}
        </Menu>
      )}
      {!hasTrigger && target !== null && (
        <Menu open={isOpen} positioning={{ target }} onOpenChange={(_, { open }) => setOpen(open)}>
          {content}
        </Menu>
      )}
    </div>
  )
}

test.each([
  { kind: 'popover at an element', Panel: InPanel, hasTrigger: false },
  { kind: 'popover with a trigger', Panel: InPanel, hasTrigger: true },
  { kind: 'menu at an element', Panel: MenuInPanel, hasTrigger: false },
  { kind: 'menu with a trigger', Panel: MenuInPanel, hasTrigger: true },
])('a $kind closes when its target is hidden', async ({ Panel, hasTrigger }) => {
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify)
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  const redraw = draw(<Panel isHidden={false} hasTrigger={hasTrigger} />)
  await screen.findByText('The columns')
  redraw(<Panel isHidden hasTrigger={hasTrigger} />)
  for (const notify of resized) notify()
  await vi.waitFor(() => expect(screen.queryByText('The columns')).toBeNull())
})

test('a popover whose target is hidden does not even open', async () => {
  draw(<InPanel isHidden hasTrigger={false} />)
  await vi.waitFor(() => expect(screen.queryByText('The columns')).toBeNull())
})
