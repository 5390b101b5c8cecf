// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CurrentUserContext, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import { MyProfileRoute } from './own-routes.tsx'

test('a dash represents what is empty or blank [PROF-004]', () => {
  const profile = { companyName: ' Kapoor Digital ', name: ' ', mobile: null, emailId: 'asha@cp.example', address: { city: '' }, gstNo: '' } as UserProfile
  render(
    <FluentProvider theme={webLightTheme}>
      <CurrentUserContext value={currentUserOf({ userName: 'asha@cp.example', role: 'CP' }, profile)}>
        <MyProfileRoute />
      </CurrentUserContext>
    </FluentProvider>,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Kapoor Digital', '–', '–', 'asha@cp.example', '–', '–', '–', '–'])
})
