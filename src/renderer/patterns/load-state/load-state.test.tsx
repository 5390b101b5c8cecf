// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Loadable, LoadState } from './load-state.tsx'

afterEach(cleanup)

const refetch = vi.fn<() => void>()
const FAILURE = new Error('It_refuses connections.')

const draw = (read: Omit<Loadable<readonly string[]>, 'refetch'>) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <LoadState
        read={{ ...read, refetch }}
        what="The plans could not be loaded."
        skeleton="Loading the plans"
        hasStaleNotice
        empty={{ isEmpty: (plans) => plans.length === 0, icon: BoxRegular, title: 'No plans', explanation: 'Plans you create appear here.' }}
      >
        {(plans) => <p>{plans.join()}</p>}
      </LoadState>
    </FluentProvider>,
  )

test('a read that is under way has a skeleton, also the one that follows a failure', () => {
  const { unmount } = draw({ data: undefined, isFetching: true })
  expect(screen.getByLabelText('Loading the plans')).toBeDefined()
  unmount()
  draw({ data: undefined, isFetching: true, error: FAILURE })
  expect(screen.getByLabelText('Loading the plans')).toBeDefined()
  expect(screen.queryByText('The plans could not be loaded.')).toBeNull()
})

test('a read that failed says so, and Retry asks again', () => {
  refetch.mockClear()
  draw({ data: undefined, error: FAILURE })
  expect(screen.getByText('The plans could not be loaded.')).toBeDefined()
  expect(screen.queryByLabelText('Loading the plans')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('what was read before stays, with a notice while a newer one could not be read', () => {
  draw({ data: ['Growth', 'Gold'], error: FAILURE })
  expect(screen.getByText('Growth,Gold')).toBeDefined()
  expect(screen.getByText(/The plans could not be loaded\./)).toBeDefined()
  expect(screen.getByText(/This list may be out of date or incomplete\. It refuses connections\./)).toBeDefined()
})

test('an empty answer says why it is empty, one with rows draws them and no notice', () => {
  const { unmount } = draw({ data: [] })
  expect(screen.getByText('Plans you create appear here.')).toBeDefined()
  unmount()
  draw({ data: ['Growth'] })
  expect(screen.getByText('Growth')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
