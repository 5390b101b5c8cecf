import { DialogContent } from '@fluentui/react-components'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { platformQuery } from '#data/platform/use-read.ts'
import { GetServiceTypeSettingBySiteDocument } from '#generated/graphql.ts'
import { FieldsSkeleton } from '../fields-skeleton.tsx'
import { SETTING_FAILED } from '../messages.ts'
import { type MenuSetting, settingTypeValue } from './menu-setting.ts'

interface WithSettingProps {
  readonly domain: string
  readonly menuSlug: string
  readonly children: (setting: MenuSetting) => ReactNode
}

/** Draws a form with the settings of a menu, as the platform holds them when it opens; nothing renews them behind it. */
export const WithSetting = ({ domain, menuSlug, children }: WithSettingProps) => {
  const variables = { domain, typeValue: settingTypeValue(menuSlug) }
  const { data, error, isFetching, refetch } = useQuery({
    ...platformQuery(useBridge(), GetServiceTypeSettingBySiteDocument, variables, { staleTime: Number.POSITIVE_INFINITY }),
    gcTime: 0,
  })
  if (data !== undefined) return children(data.data.getServiceTypeSettingBySite)
  if (error === null || isFetching) {
    return (
      <DialogContent>
        <FieldsSkeleton />
      </DialogContent>
    )
  }
  return (
    <DialogContent>
      <FailureState what={SETTING_FAILED} failure={asPlatformFailure(error)} onRetry={() => void refetch()} />
    </DialogContent>
  )
}
