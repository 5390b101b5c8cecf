import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { useConnectionProfile } from '#data/session/connection.ts'
import { PRODUCT_NAME } from '#data/session/messages.ts'
import { SignInPanel, useSignIn } from './sign-in-panel.tsx'

const useStyles = makeStyles({
  card: { width: '400px', maxWidth: '100%', padding: tokens.spacingHorizontalXXXL, gap: tokens.spacingVerticalL, boxSizing: 'border-box' },
  icon: { fontSize: tokens.fontSizeHero900, color: tokens.colorBrandForeground1 },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** The whole window while nobody is signed in. */
export const SignInScreen = ({ signingInSince }: { readonly signingInSince: number | null }) => {
  const styles = useStyles()
  const profile = useConnectionProfile()
  return (
    <Card className={styles.card}>
      <BuildingShopRegular className={styles.icon} aria-hidden />
      <Text as="h1" size={600} weight="semibold" className={styles.title}>
        {PRODUCT_NAME}
      </Text>
      <Text>Sign in with your work account. Your browser opens for it; the console never sees your password.</Text>
      <SignInPanel signIn={useSignIn()} signingInSince={signingInSince} />
      {profile !== null && (
        <Text size={200} className={styles.quiet}>
          Connected to {profile.name} ({profile.environment})
        </Text>
      )}
    </Card>
  )
}
