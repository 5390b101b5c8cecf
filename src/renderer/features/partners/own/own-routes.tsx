import { Card, makeStyles, mergeClasses, Subtitle1, Subtitle2, tokens } from '@fluentui/react-components'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Facts } from '#components/peek-panel/facts.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { MappingTabs } from '../mapping/mapping-tabs.tsx'
import { COMPANY_INFORMATION, PROFILE_DETAILS } from '../messages.ts'
import { addressText, currencyOf, type PartnerProfile } from '../partner.ts'

/** What a profile says, in order; an empty value shows as a dash. */
export const profileFacts = (profile: PartnerProfile): readonly { readonly term: string; readonly value: string }[] =>
  [
    { term: 'Company Name', value: profile.companyName },
    { term: 'Name', value: profile.name },
    { term: 'Contact Number', value: profile.mobile },
    { term: 'Email ID', value: profile.emailId },
    { term: 'Address', value: addressText(profile.address) },
    { term: 'Onboarded By', value: profile.onboardedBy },
    { term: 'GST No', value: profile.gstNo },
    { term: 'PAN No', value: profile.panNo },
  ].map(({ term, value }) => ({ term, value: value?.trim() ?? '' }))

const useStyles = makeStyles({
  profile: { padding: tokens.spacingHorizontalL },
  card: { maxWidth: '720px', marginInline: 'auto', padding: tokens.spacingHorizontalXXL, gap: tokens.spacingVerticalL },
  services: { paddingBlockStart: tokens.spacingVerticalS },
})

/** The signed-in partner's own profile, as it was loaded at the start; read only. */
export const MyProfileRoute = () => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { profile } = useCurrentUser()
  return (
    <div className={mergeClasses(layout.scroll, styles.profile)}>
      <Card className={styles.card} role="group" aria-label={PROFILE_DETAILS}>
        <Subtitle1 as="h2" className={layout.noMargin}>
          {PROFILE_DETAILS}
        </Subtitle1>
        <Subtitle2 as="h3" className={layout.noMargin}>
          {COMPANY_INFORMATION}
        </Subtitle2>
        <Facts facts={profileFacts(profile)} />
      </Card>
    </div>
  )
}

/** What the signed-in partner pays for plans and addons; read only. */
export const ServiceListRoute = () => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { userName, profile } = useCurrentUser()
  return (
    <div className={mergeClasses(layout.fill, styles.services)}>
      <MappingTabs
        userId={userName}
        currency={currencyOf(profile)}
        emptyTitle={(what) => `You have no ${what} yet`}
        emptyText="Your prices appear here once they are agreed. Your contact person at the platform can help."
      />
    </div>
  )
}
