import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { PRODUCT_NAME } from '#data/session/messages.ts'
import { SignInPanel, useSignIn } from './sign-in-panel.tsx'

const useStyles = makeStyles({
  card: { width: '400px', maxWidth: '100%', padding: tokens.spacingHorizontalXXXL, gap: tokens.spacingVerticalL, boxSizing: 'border-box' },
  icon: { fontSize: tokens.fontSizeHero900, color: tokens.colorBrandForeground1 },
})

/** The whole window while nobody is signed in. */
export const SignInScreen = ({ signingInSince }: { readonly signingInSince: number | null }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const profile = useConnectionProfile()
  return (
    <Card className={styles.card}>
      <BuildingShopRegular className={styles.icon} aria-hidden />
      <Text as="h1" size={600} weight="semibold" className={layout.noMargin}>
        {PRODUCT_NAME}
      </Text>
      <Text>Sign in with your work account. Your browser opens for it; the console never sees your password.</Text>
      <SignInPanel signIn={useSignIn()} signingInSince={signingInSince} />
      {profile !== null && (
        <Text size={200} className={layout.quiet}>
          Connected to {profile.name} ({profile.environment})
        </Text>
      )}
    </Card>
  )
}
