import { expect } from '@playwright/test'
import type { Stored } from '../platform-user.ts'
import { png } from './png.ts'
import type { SiteFormOnScreen } from './site-form.ts'
import { GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from './toggles.ts'

/** A new site with every field set to something it does not start with. */
export interface WholeSite {
  readonly name: string
  readonly type: string
  readonly typeLabel: string
  readonly option: string
  readonly optionLabel: string
  /** Goods are shipped, so that a courier is asked for. */
  readonly isShipped: boolean
  /** Group admin, group reward and a group; else a reference site. They exclude each other. */
  readonly isGrouped: boolean
  readonly partner: keyof typeof PARTNERS
}

/** What is chosen for each type of partner, and what is stored for it. */
const PARTNERS = {
  CP: {
    label: 'Channel partner',
    choice: 'Deccan Digital Partners',
    stored: { channelPartner: 'Deccan Digital Partners', channelPartnerId: 'cp@demo.example' },
  },
  RESELLER: { label: 'Partner name', choice: 'Fatima Al Suwaidi', stored: { channelPartner: 'Fatima Al Suwaidi', channelPartnerId: null } },
  REFERRAL: { label: 'Partner name', choice: 'Kwame Mensah', stored: { channelPartner: 'Kwame Mensah', channelPartnerId: null } },
  STOCKIST: { label: 'Stockist', choice: 'Harpreet Singh', stored: { stockistName: 'Harpreet Singh', channelPartnerId: null } },
}

/** The toggles as they are set: each the other way round than it starts. */
const turned = (toggles: readonly { readonly name: string; readonly label: string; readonly isOnByDefault: boolean }[], key: 'name' | 'label') =>
  Object.fromEntries(toggles.map((toggle) => [toggle[key], !toggle.isOnByDefault]))

/** Toggles that are stored with the record, not with the settings. */
const OF_RECORD: readonly string[] = ['isDemoSite', 'isGroupAdmin', 'isGroupReward']

const LOGO = { name: 'logo.png', mimeType: 'image/png', buffer: png(600, 200) }

/** Fills the form of a new site from top to bottom, and answers with what must then be stored. */
export async function fillEveryField(form: SiteFormOnScreen, site: WholeSite): Promise<{ readonly record: Stored; readonly setting: Stored }> {
  const { page } = form
  const partner = PARTNERS[site.partner]
  await form.select('Site Type').selectOption(site.type)
  await form.select('Site Option').selectOption(site.option)
  await form.fillTexts({
    'Sub Domain': ` ${site.name} `,
    Domain: ' shops.example ',
    'Customer Name': 'Aditi Kapoor',
    'Company Name': `Shop ${site.name}`,
    'GST No': '27AAAPL1234C1Z5',
    Email: `${site.name}@mail.example`,
    Mobile: '98765 43210',
    'User Name': `${site.name}-user`,
    'Support number': '1800 200 300',
  })
  await page.getByRole('button', { name: 'Add contact number' }).click()
  await form.text('Contact number 1').fill('022 2345 678')
  await form.select('Language').selectOption('Marathi')
  await form.choose('Currency', 'AED')
  await form.select('Site mode').selectOption({ label: 'Under construction' })
  await form.choose('Sales Person', 'Priya Nair')
  await form.choose('Support Account Manager', 'Grace Wanjiru')
  await form.select('Partner type').selectOption(site.partner)
  await form.choose(partner.label, partner.choice)
  await form.setToggles({ 'Product listing': true, Photos: true })
  await form.fillTexts({ 'Number of products': '250', 'Photos allowed': '7' })
  if (site.isShipped) await form.select('Courier option').selectOption('DUNZO')
  await form.fillTexts({ 'Address line 1': '12 Fergusson Road', 'Address line 2': 'Shivajinagar' })
  await form.select('Country').selectOption({ label: 'India' })
  await form.choose('State', 'Maharashtra')
  await form.choose('City', 'Nagpur')
  await form.fillTexts({ Zip: '411004', Latitude: '18.52', Longitude: '-73.85' })
  await page.getByRole('checkbox', { name: 'RAZORPAY' }).check()

  await form.toggle('Wallet').uncheck()
  await form.addPaymentMode('UPI', 'Pay by UPI')
  await form.addPaymentMode('CASH', 'Cash at the counter')

  await page.getByRole('group', { name: 'Site logo' }).locator('input[type=file]').setInputFiles(LOGO)
  await form.fillTexts({ 'Background colour': '#102030', 'Menu colour': '#405060', 'Text colour': '#708090', 'SEO title': 'Sweets of Pune' })
  await form.choose('Font', 'Roboto')
  await form.select('Theme design').fill('THEME2')
  await form.text('SEO description').fill('Sweets and snacks, fresh every morning.')
  const reference = site.isGrouped ? null : (await form.chooseFirst('Reference site')).replace(/^.*\((.*)\)$/, '$1')
  if (site.isGrouped) {
    await form.setToggles(turned(GROUP_TOGGLES, 'label'))
    await form.select('Group id').fill('group-of-aditi')
  }
  await form.text('Available WhatsApp').fill('3')
  await form.choose('Dining menu', 'Dine In')
  await form.setToggles(turned(SETTING_TOGGLES, 'label'))
  await form.setToggles(turned(PREMIUM_TOGGLES, 'label'))
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()

  const toggles = Object.entries({ ...turned(SETTING_TOGGLES, 'name'), ...(site.isGrouped ? turned(GROUP_TOGGLES, 'name') : {}) })
  const address = { addressLineOne: '12 Fergusson Road', addressLineTwo: 'Shivajinagar', country: 'IND', state: 'Maharashtra', city: 'Nagpur', zip: '411004' }
  const domain = `${site.name}.shops.example`
  return {
    record: {
      domain,
      subdomain: site.name,
      fqdn: domain,
      internalName: `Shop ${site.name}`,
      enabled: true,
      siteType: site.type,
      siteOptions: site.option,
      no_of_products: 250,
      no_of_photos: 7,
      custName: 'Aditi Kapoor',
      companyName: `Shop ${site.name}`,
      gstNo: '27AAAPL1234C1Z5',
      courierOption: site.isShipped ? 'DUNZO' : 'SELF',
      userName: `${site.name}-user`,
      groupId: site.isGrouped ? 'group-of-aditi' : null,
      isGroupAdmin: site.isGrouped,
      partnerType: site.partner,
      ...partner.stored,
      salesPerson: 'Priya Nair',
      supportAccManager: 'Grace Wanjiru',
      customerLang: 'Marathi',
      contactEmail: `${site.name}@mail.example`,
      curr: 'AED',
      isCounterEnabled: true,
      isReturnOrderEnabled: true,
      isDemoSite: true,
    },
    setting: {
      ...Object.fromEntries(toggles.filter(([name]) => !OF_RECORD.includes(name))),
      footerAddress: { ...address, location: { lat: 18.52, long: -73.85 } },
      latitude: 18.52,
      longitude: -73.85,
      contactEmail: `${site.name}@mail.example`,
      contactNumber: '98765 43210',
      additionalContactNumbers: ['0222345678'],
      siteMode: 'UNDER_CONSTRUCTION',
      integratePaymentOption: ['COD', 'RAZORPAY'],
      supportNumber: '1800 200 300',
      homePageTitle: 'Sweets of Pune',
      homePageMetadesc: 'Sweets and snacks, fresh every morning.',
      siteLogo: { bucket: 'admin-console', key: expect.stringMatching(new RegExp(`^${site.name}/site/[\\da-f-]{36}$`)), region: expect.any(String) },
      backgroundColor: '#102030',
      menuFontColor: '#405060',
      textFontColor: '#708090',
      textFontType: 'Roboto',
      referenceSite: reference,
      availableWhatsApp: 3,
      themeDesign: 'THEME2',
      diningSettingMenu: 'dine-in',
      paymentModes: [
        { internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' },
        { internalName: 'CASH', displayName: 'Cash at the counter', paymentState: 'PAID_OFFLINE' },
      ],
      isWalletEnabled: false,
      premiumFeature: turned(PREMIUM_TOGGLES, 'name'),
    },
  }
}
