import { Button, Tooltip } from '@fluentui/react-components'
import { LinkRegular } from '@fluentui/react-icons'
import { useLocation } from 'react-router-dom'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { keysText, useShortcutSet, useShownKeys } from '#components/shortcuts/shortcuts.ts'
import { COPY_LINK, useCopyLink } from '#patterns/record-link/copy-link.tsx'
import { linkAt } from '#shared/record-link.ts'

/** Copies the link to the record that the screen shows; nothing on a screen that shows none. */
export const CopyLinkButton = () => {
  const copyLink = useCopyLink()
  const link = linkAt(useLocation())
  const keys = useShownKeys(ACTION_KEYS['copy-link'])
  useShortcutSet(link === null ? [] : [{ keys: ACTION_KEYS['copy-link'], description: COPY_LINK, group: 'Everywhere', run: () => copyLink(link) }])
  if (link === null) return null
  return (
    <Tooltip content={keys === null ? COPY_LINK : `${COPY_LINK} (${keysText(keys)})`} relationship={keys === null ? 'label' : 'description'}>
      <Button aria-label={COPY_LINK} appearance="subtle" size="small" icon={<LinkRegular />} onClick={() => copyLink(link)} />
    </Tooltip>
  )
}
