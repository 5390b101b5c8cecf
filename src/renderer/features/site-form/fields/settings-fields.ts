import * as z from 'zod/mini'
import { type StoredImage, storedImageOf } from '#shared/domain/content/image.ts'
import { FIRST_SERVICE_TYPES, firstMenuName } from '#shared/domain/content/menu.ts'
import { NEW_SITE_DEFAULTS, SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { DEFAULT_FONT_FAMILY, FONT_FAMILIES } from '#shared/domain/site/site-choices.ts'
import { EDIT_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '#shared/domain/site/site-toggle.ts'
import { paymentWords } from '#shared/domain/text/code-words.ts'
import * as messages from '../messages.ts'
import { field, number, type SiteField, text, texts, toggle, when } from './field.ts'
import type { GroupId } from './sections.ts'
import type { SiteSource } from './site-source.ts'

/** A way to pay at the counter, as stored. */
export interface PaymentModeEntry {
  readonly internalName: string
  readonly displayName: string
  readonly paymentState: string
}

const modeSchema = (displayName: z.ZodMiniType<string>) => z.array(z.object({ internalName: z.string(), displayName, paymentState: z.string() }))
const plainMode = ({ internalName, displayName, paymentState }: PaymentModeEntry): PaymentModeEntry => ({ internalName, displayName, paymentState })

const modeText = ({ internalName, displayName }: PaymentModeEntry): string => {
  const mode = paymentWords(internalName)
  return displayName === mode ? displayName : `${displayName} (${mode})`
}

const WALLET_AND_MODES = [
  toggle('isWalletEnabled', 'Wallet', { in: 'wallet', initial: NEW_SITE_DEFAULTS.isWalletEnabled }),
  field(
    'paymentModes',
    'Payment modes',
    {
      control: { kind: 'payment-modes' },
      shape: modeSchema(z.string()),
      rule: modeSchema(z.string().check(z.trim(), z.minLength(1, messages.ENTER_MODE_NAME))),
      empty: [] as PaymentModeEntry[],
      toInput: (modes) => modes.map(plainMode),
    },
    {
      in: 'payment-modes',
      stored: ({ setting }) => setting?.paymentModes?.map(plainMode),
      text: (modes) => modes.map(modeText).join(', '),
    },
  ),
] as const

const storedText = z.nullable(z.string())
const imageSchema: z.ZodMiniType<StoredImage | null> = z.nullable(z.object({ bucket: storedText, key: z.string(), region: storedText }))
const colourRule = z.string().check(z.trim(), z.regex(/^(?:#[\da-f]{6})?$/i, messages.ENTER_COLOUR))
const descriptionRule = z.string().check(z.trim(), z.maxLength(SITE_LIMITS.metaDescription, messages.META_DESCRIPTION_LENGTH))

const colour = <const Name extends 'backgroundColor' | 'menuFontColor' | 'textFontColor'>(name: Name, label: string) =>
  text<'textFontColor'>(name as 'textFontColor', label, {
    in: 'look',
    control: { kind: 'colour' },
    rule: colourRule,
    initial: NEW_SITE_DEFAULTS[name],
    stored: ({ setting }) => setting?.[name],
  }) as unknown as SiteField<Name, string>

const LOOK = [
  field(
    'siteLogo',
    'Site logo',
    { control: { kind: 'logo' }, shape: imageSchema, rule: imageSchema, empty: null as StoredImage | null, toInput: (image) => image },
    { in: 'logo', stored: ({ setting }) => storedImageOf(setting?.siteLogo), text: (image) => image?.key ?? '' },
  ),
  colour('backgroundColor', 'Background colour'),
  colour('menuFontColor', 'Menu colour'),
  colour('textFontColor', 'Text colour'),
  text('textFontType', 'Font', {
    in: 'look',
    control: { kind: 'combo', options: FONT_FAMILIES.map((value) => ({ value, label: value })) },
    initial: DEFAULT_FONT_FAMILY,
  }),
  text('themeDesign', 'Theme design', {
    in: 'look',
    control: { kind: 'combo', options: [{ value: NEW_SITE_DEFAULTS.themeDesign, label: NEW_SITE_DEFAULTS.themeDesign }], freeText: true },
    initial: NEW_SITE_DEFAULTS.themeDesign,
  }),
  text('homeTitle', 'SEO title', { in: 'look', stored: ({ setting }) => setting?.homePageTitle, input: ['homePageTitle'] }),
  text('metaDescription', 'SEO description', {
    in: 'description',
    control: { kind: 'text-area', limit: SITE_LIMITS.metaDescription, rows: 2 },
    rule: descriptionRule,
    stored: ({ setting }) => setting?.homePageMetadesc,
    input: ['homePageMetadesc'],
  }),
] as const

/** Whether customers collect rewards within the site's group. */
export const isRewardedOnGroup = ({ reward }: Pick<SiteSource, 'reward'>): boolean => reward?.isEnabled === true && reward.onGroup !== false

const GROUP = [
  toggle('isGroupAdmin', 'Group admin', { in: 'group', isLabelAbove: true, resets: (isOn) => (isOn ? {} : { groupId: '' }) }),
  toggle('isGroupReward', 'Group reward', { in: 'group', isLabelAbove: true, stored: isRewardedOnGroup }),
  text('groupId', 'Group id', {
    in: 'group',
    control: { kind: 'group' },
    required: { message: messages.SELECT_GROUP, when: when(['isGroupReward'], ({ isGroupReward }) => isGroupReward) },
    stored: ({ record }) => record.groupId,
  }),
] as const

const MESSAGES = [
  number('availableWhatsApp', 'Available WhatsApp', { in: 'messages', initial: NEW_SITE_DEFAULTS.availableWhatsApp }),
  text('diningSettingMenu', 'Dining menu', {
    in: 'messages',
    control: { kind: 'combo', options: FIRST_SERVICE_TYPES.map(({ slugName, typeName }) => ({ value: slugName, label: typeName })), freeText: true },
    text: firstMenuName,
  }),
] as const

type ToggleName = (typeof SETTING_TOGGLES | typeof PREMIUM_TOGGLES | typeof EDIT_TOGGLES)[number]['name']

/** Fields of toggles, in the settings or, as premium features, in a part of their own. */
const toggles = <const Name extends ToggleName>(
  list: readonly { readonly name: Name; readonly label: string; readonly isOnByDefault: boolean }[],
  place: GroupId | SiteField['place'],
  part = '',
): readonly SiteField<Name, boolean>[] =>
  list.map(({ name, label, isOnByDefault }) => toggle(name, label, { in: place, initial: isOnByDefault, input: [`${part}${name}`] } as never))

/** Holds names of master pages. */
const PAGES = [field('pages', 'Pages to copy', texts({ kind: 'pages' }), { in: { create: 'pages' }, stored: () => [], input: [] })] as const

/** The fields of the sections after Basic. */
export const SETTINGS_FIELDS = [
  ...WALLET_AND_MODES,
  ...LOOK,
  ...GROUP,
  ...MESSAGES,
  ...toggles(SETTING_TOGGLES, 'features'),
  ...toggles(EDIT_TOGGLES, { edit: 'features' }),
  ...toggles(PREMIUM_TOGGLES, 'premium', 'premiumFeature.'),
  ...PAGES,
] as const
