import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { platformQueryKey, useRead } from '#data/platform/use-read.ts'
import { holds } from '#data/saving/holds.ts'
import { sendConfirmed } from '#data/saving/send-confirmed.ts'
import { GetSiteCustomLabelByDomainDocument, UpdateCustomLabelsDocument } from '#generated/graphql.ts'
import { LABELS_TYPE_VALUE } from '#shared/domain/content/menu.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { SAVED } from '../messages.ts'
import { type Label, labelsOf, withLabel } from './labels.ts'

/** The labels of a domain, and a way to write one. */
export const useLabels = (domain: string) => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const { data, error, isFetching, refetch } = useRead(GetSiteCustomLabelByDomainDocument, { domain })
  const [isSaving, setSaving] = useState(false)
  const pending = useRef(false)

  /**
   * Writes one label. The platform keeps them as one list: it is read again first, so that labels which others wrote meanwhile stay. Answers whether it is
   * saved.
   */
  const save = useCallback(
    async (label: Label): Promise<boolean> => {
      if (pending.current) return false
      pending.current = true
      setSaving(true)
      try {
        const read = async (): Promise<readonly Label[]> => labelsOf((await executeOperation(bridge, GetSiteCustomLabelByDomainDocument, { domain })).data)
        await sendConfirmed({
          send: async () =>
            executeOperation(bridge, UpdateCustomLabelsDocument, { domain, typeValue: LABELS_TYPE_VALUE, customLabels: [...withLabel(await read(), label)] }),
          find: async () => ((await read()).some((each) => holds(each, label)) ? 'as-sent' : 'absent'),
        })
        notify.success(SAVED, `${label.defaultName}: ${label.displayName}`)
        return true
      } catch (cause) {
        notify.error(readableServerMessage(asPlatformFailure(cause).message))
        return false
      } finally {
        await queries.invalidateQueries({ queryKey: platformQueryKey(GetSiteCustomLabelByDomainDocument) })
        pending.current = false
        setSaving(false)
      }
    },
    [bridge, domain, notify, queries],
  )
  return { labels: data === undefined ? null : labelsOf(data), error: isFetching ? null : error, refetch: () => void refetch(), isSaving, save }
}
