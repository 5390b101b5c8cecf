import { Badge, Button, makeStyles, mergeClasses, Text, Title3, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, CalendarSyncRegular, ChevronDownRegular, ChevronUpRegular, EditRegular, WalletCreditCardRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { useToday } from '#components/clock/use-today.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { COMES_BACK } from '#components/list-state/list-place.ts'
import { isMac, keysOf } from '#components/shortcuts/shortcuts.ts'
import { useActionKey } from '#components/shortcuts/use-action-key.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { licenseOf } from '#shared/domain/site/license.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { formatCount } from '#shared/domain/text.ts'
import { planNamesOf, type Site, siteName } from '../site.ts'
import type { SiteActions } from '../site-actions.tsx'
import { ContactLinks } from './contact-links.tsx'
import { EditableFact } from './editable-fact.tsx'
import type { Neighbours } from './neighbours.ts'
import { SiteMenu } from './site-menu.tsx'
import { useWallet } from './use-concerns.ts'

const useStyles = makeStyles({
  name: { margin: 0, overflowWrap: 'anywhere' },
  // A long name breaks before the buttons, which stay where they are from one site to the next.
  title: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1100px)': { flexWrap: 'wrap' },
  },
  who: { flexGrow: 1, minWidth: 0, columnGap: tokens.spacingHorizontalM, rowGap: 0 },
  actions: { marginInlineStart: 'auto', flexShrink: 0 },
  // An amount is short, an email address is long.
  facts: {
    display: 'grid',
    gridTemplateColumns: '5fr 3fr 6fr 5fr',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
  },
  fact: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  // The lighter of the two: the other one is too dark to be read on a dark page.
  urgent: { color: tokens.colorStatusDangerForeground3 },
  soon: { color: tokens.colorStatusWarningForeground3 },
})

interface SiteHeadProps {
  readonly site: Site
  readonly actions: SiteActions
  readonly neighbours: Neighbours | null
  /** The address of the list. */
  readonly back: string
  /** Why its wallet cannot be recharged; null where it can. */
  readonly rechargeRefusal: string | null
  readonly onGo: (site: Site) => void
  readonly onRecharge: () => void
}

/** Who the site is, which plan it has and until when, what it owes, and who is asked. */
export const SiteHead = ({ site, actions, neighbours, back, rechargeRefusal: refused, onGo, onRecharge }: SiteHeadProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const rechargeRefusal = refused ?? actions.writesBlocked
  const editKey = useActionKey('edit', 'Edit', 'Site', actions.may.edit ? () => actions.edit(site) : undefined)
  const rechargeKey = useActionKey('recharge', 'Recharge', 'Site', rechargeRefusal === null ? onRecharge : undefined)
  const renewalRefusal = actions.refused.openPayment ?? actions.writesBlocked
  const renewKey = useActionKey('renew', 'Renew', 'Site', renewalRefusal === null ? () => actions.renew(site) : undefined)
  return (
    <header className={layout.stackS}>
      <div className={layout.wrap}>
        <LinkButton to={back} state={COMES_BACK} appearance="subtle" size="small" icon={<ArrowLeftRegular />}>
          {neighbours === null ? 'All sites' : 'Back to the list'}
        </LinkButton>
        {neighbours !== null && <Steps neighbours={neighbours} onGo={onGo} />}
      </div>
      <div className={styles.title}>
        <div className={mergeClasses(layout.wrap, styles.who)}>
          <EditableFact site={site} field="companyName">
            <Title3 as="h2" dir="auto" className={styles.name}>
              {siteName(site)}
            </Title3>
          </EditableFact>
          <EditableFact site={site} field="enabled">
            <Badge appearance="tint" color={site.enabled === true ? 'success' : 'subtle'}>
              {activeWord(site.enabled)}
            </Badge>
          </EditableFact>
          <Text className={mergeClasses(layout.quiet, layout.breaks)} dir="auto">
            {site.domain}
          </Text>
        </div>
        <div className={mergeClasses(layout.wrap, styles.actions)}>
          <ActionButton icon={<EditRegular />} {...editKey} reason={actions.refused.edit} onClick={() => actions.edit(site)}>
            Edit
          </ActionButton>
          <ActionButton icon={<CalendarSyncRegular />} {...renewKey} reason={renewalRefusal} onClick={() => actions.renew(site)}>
            Renew
          </ActionButton>
          <ActionButton appearance="primary" icon={<WalletCreditCardRegular />} {...rechargeKey} reason={rechargeRefusal} onClick={onRecharge}>
            Recharge
          </ActionButton>
          <SiteMenu site={site} actions={actions} />
        </div>
      </div>
      <dl className={styles.facts}>
        <HeadFact term="Plan">
          <Plan site={site} />
        </HeadFact>
        <HeadFact term="Balance">
          <Balance site={site} />
        </HeadFact>
        <HeadFact term="Owner">
          <EditableFact site={site} field="custName">
            <span dir="auto">{site.custName || '–'}</span>
          </EditableFact>
          <ContactLinks site={site} />
        </HeadFact>
        <HeadFact term="Support account manager">
          <EditableFact site={site} field="supportAccManager">
            <span dir="auto">{site.supportAccManager || '–'}</span>
          </EditableFact>
          <EditableFact site={site} field="salesPerson">
            <Text size={200} className={layout.quiet} dir="auto">
              Sales: {site.salesPerson || '–'}
            </Text>
          </EditableFact>
        </HeadFact>
      </dl>
    </header>
  )
}

const HeadFact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => {
  const styles = useStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const Plan = ({ site }: { readonly site: Site }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const license = licenseOf(site.tillDate, useToday())
  const look = license?.standing === 'over' ? styles.urgent : license?.standing === 'soon' ? styles.soon : layout.quiet
  return (
    <>
      <span>{planNamesOf(site).join(', ') || '–'}</span>
      <EditableFact site={site} field="tillDate">
        <Text size={200} className={look} title={formatDate(site.tillDate)}>
          {license === null ? 'No license end' : `License ${license.text}, ${formatDate(site.tillDate)}`}
        </Text>
      </EditableFact>
    </>
  )
}

const Balance = ({ site }: { readonly site: Site }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { mayOpen, wallet, hasFailed } = useWallet(site.siteId)
  if (!mayOpen) return <Text className={layout.quiet}>No permission</Text>
  if (hasFailed) return <Text className={layout.quiet}>Could not be loaded</Text>
  if (wallet === undefined) return <Text className={layout.quiet}>…</Text>
  if (wallet === null) return <Text className={layout.quiet}>No wallet</Text>
  return (
    <Text weight="semibold" className={mergeClasses(layout.numbers, wallet.balance < 0 && styles.urgent)}>
      {formatMoney(wallet.balance, wallet.currency ?? site.basicSiteSetting?.curr ?? DEFAULT_CURRENCY)}
    </Text>
  )
}

const keyHint = (keys: string): string => keysOf(keys, isMac).join('+')

/** To the site before and after it in the list. */
const Steps = ({ neighbours: { previous, next, place, count }, onGo }: { readonly neighbours: Neighbours; readonly onGo: (site: Site) => void }) => {
  const layout = useLayoutStyles()
  return (
    <div className={layout.row} role="group" aria-label="Sites of the list">
      <Button
        size="small"
        appearance="subtle"
        icon={<ChevronUpRegular />}
        aria-label="Previous site"
        title={previous === undefined ? 'This is the first one' : `${siteName(previous)} (${keyHint('alt+arrowup')})`}
        disabledFocusable={previous === undefined}
        onClick={() => previous !== undefined && onGo(previous)}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<ChevronDownRegular />}
        aria-label="Next site"
        title={next === undefined ? 'This is the last one' : `${siteName(next)} (${keyHint('alt+arrowdown')})`}
        disabledFocusable={next === undefined}
        onClick={() => next !== undefined && onGo(next)}
      />
      <Text size={200} className={mergeClasses(layout.quiet, layout.numbers)}>
        {place === 0 ? `No longer among the ${formatCount(count)} in the list` : `${formatCount(place)} of ${formatCount(count)}`}
      </Text>
    </div>
  )
}
