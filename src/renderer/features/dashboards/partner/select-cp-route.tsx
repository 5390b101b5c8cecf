import { Button, Card, makeStyles, tokens } from '@fluentui/react-components'
import { ChartPersonRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { FailureState } from '#components/failure-state.tsx'
import { focusField } from '#components/form/field-id.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { type InternalUser, partnerChoices } from '#data/users/pickers.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { ENTER_PARTNER_NAME, PARTNERS_NOT_LOADED, SELECT_CHANNEL_PARTNER, VIEW_DASHBOARD } from '../messages.ts'

const useStyles = makeStyles({
  screen: { display: 'flex', justifyContent: 'center', overflowY: 'auto', padding: tokens.spacingHorizontalXXL },
  card: { width: '480px', maxWidth: '100%', height: 'fit-content' },
})

const schema = z.object({ partner: z.string().min(1, ENTER_PARTNER_NAME) })
type Values = z.infer<typeof schema>

const NO_USERS: readonly InternalUser[] = []

const SelectCpRoute = () => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const navigate = useNavigate()
  const { data, failure, isFetching, refetch } = useOfflineQuery(GetInternalUsersDocument, {}, 'users', { savedCopy: 'when-unreachable' })
  const users = data?.getInternalUsers ?? NO_USERS
  const options = useMemo(() => partnerChoices(users, 'CP').map(({ label }) => ({ value: label, label })), [users])
  const methods = useForm<Values, unknown, Values>({ defaultValues: { partner: '' }, resolver: zodResolver(schema), shouldFocusError: false })
  const view = methods.handleSubmit(
    ({ partner }) => navigate(`/cp-dashboard?${new URLSearchParams({ partner }).toString()}`, { state: { partner } }),
    () => void focusField('partner'),
  )
  if (data === undefined && failure !== null && !isFetching) {
    return <FailureState what={PARTNERS_NOT_LOADED} failure={failure} onRetry={refetch} />
  }
  return (
    <FormProvider {...methods}>
      <div className={styles.screen}>
        <Card className={styles.card} size="large">
          <form noValidate className={layout.stackL} aria-label={SELECT_CHANNEL_PARTNER} onSubmit={(event) => void view(event)}>
            <ComboField name="partner" label="Partner Name" required options={options} placeholder="Search a company" isLoading={isFetching} />
            <Button type="submit" appearance="primary" icon={<ChartPersonRegular />} className={layout.atStart}>
              {VIEW_DASHBOARD}
            </Button>
          </form>
        </Card>
      </div>
    </FormProvider>
  )
}

export default SelectCpRoute
