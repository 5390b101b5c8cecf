import { Card, makeStyles, Subtitle1, Subtitle2, tokens } from '@fluentui/react-components'
import { Facts } from '#components/peek-panel/facts.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { COMPANY_INFORMATION, PROFILE_DETAILS } from '../messages.ts'
import { addressText, type PartnerProfile } from '../partner.ts'

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
  screen: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: tokens.spacingHorizontalL },
  card: { maxWidth: '720px', marginInline: 'auto', padding: tokens.spacingHorizontalXXL, gap: tokens.spacingVerticalL },
  heading: { margin: 0 },
})

/** The signed-in partner's own profile, as it was loaded at the start; read only. */
const MyProfileRoute = () => {
  const styles = useStyles()
  const { profile } = useCurrentUser()
  return (
    <div className={styles.screen}>
      <Card className={styles.card} role="group" aria-label={PROFILE_DETAILS}>
        <Subtitle1 as="h2" className={styles.heading}>
          {PROFILE_DETAILS}
        </Subtitle1>
        <Subtitle2 as="h3" className={styles.heading}>
          {COMPANY_INFORMATION}
        </Subtitle2>
        <Facts facts={profileFacts(profile)} />
      </Card>
    </div>
  )
}

export default MyProfileRoute
