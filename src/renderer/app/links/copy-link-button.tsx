import { Button, Tooltip } from '@fluentui/react-components'
import { LinkRegular } from '@fluentui/react-icons'
import { useLocation } from 'react-router-dom'
import { COPY_LINK, useCopyLink } from '#patterns/record-link/copy-link.tsx'
import { linkAt } from '#shared/record-link.ts'

/** Copies the link to the record that the screen shows; nothing on a screen that shows none. */
export const CopyLinkButton = () => {
  const copyLink = useCopyLink()
  const link = linkAt(useLocation())
  if (link === null) return null
  return (
    <Tooltip content={COPY_LINK} relationship="label">
      <Button appearance="subtle" size="small" icon={<LinkRegular />} onClick={() => copyLink(link)} />
    </Tooltip>
  )
}
