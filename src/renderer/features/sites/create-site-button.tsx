import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router-dom'
import { CREATE_NEW_SITE, NO_ACCESS } from './messages.ts'
import { useSiteActions } from './site-actions.ts'

/** Leads to the form of a new site. */
export const CreateSiteButton = () => {
  const navigate = useNavigate()
  const { may, writesBlocked } = useSiteActions()
  const refusal = may.create ? writesBlocked : NO_ACCESS
  return (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      disabledFocusable={refusal !== null}
      {...(refusal === null ? {} : { title: refusal })}
      onClick={() => void navigate('/create-site')}
    >
      {CREATE_NEW_SITE}
    </Button>
  )
}
