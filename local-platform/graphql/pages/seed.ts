import { PAGE_TAGS, storedTag } from '#shared/domain/content/page.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { walkDetailedSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { pages } from './page-table.ts'

/** The pages a site starts with (preselected for restaurants), then one of every tag and more, so that one answer cannot hold them all. */
const STANDARD_PAGES = ['home', 'header', 'footer', 'script', 'about-us', 'contact-us', 'privacy-policy', 'terms-and-conditions', 'refund-policy']
/** Where the demo's standard pages belong; the others are contents. */
const STANDARD_TAGS: Readonly<Record<string, string>> = {
  header: 'Headers',
  footer: 'Footers',
  script: 'Plugins',
  'contact-us': 'Contacts',
  'privacy-policy': 'Policies',
  'terms-and-conditions': 'Policies',
  'refund-policy': 'Policies',
}
const MASTER_PAGES = 160

/** By which the demo's pages of one tag differ. */
const STYLES = ['classic', 'modern', 'festival', 'minimal', 'bold', 'elegant']

const titleOf = (slug: string): string => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The master pages, and a home page for some sites. */
export function seedPages({ database, size, random }: Seeding): void {
  const write = pages.writer(database)
  const add = (siteId: string, displayOrder: number, pageName: string, tag: string) =>
    write({
      id: `page-${siteId}-${pageName}`,
      siteId,
      displayOrder,
      pageName,
      displayName: titleOf(pageName),
      value: `<section><h1>${titleOf(pageName)}</h1><p>Text of the page.</p></section>`,
      onFooter: pageName.endsWith('policy'),
      onHome: pageName === 'home',
      pageFor: random.pick(['MOB', 'WEB', 'BOTH']),
      pageType: random.chance(0.7) ? 'FROALA' : 'HTML',
      tags: [tag],
      image: null,
    })

  for (let number = 0; number < MASTER_PAGES; number += 1) {
    const tag = PAGE_TAGS[number % PAGE_TAGS.length] ?? 'Contents'
    const standard = STANDARD_PAGES[number]
    const slug = tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    if (size === 'demo') {
      const style = STYLES[Math.floor(number / PAGE_TAGS.length)] ?? 'plain'
      add(MASTER_SITE_ID, number + 1, standard ?? `${style}-${slug}`, storedTag(standard === undefined ? tag : (STANDARD_TAGS[standard] ?? 'Contents')))
    } else {
      add(MASTER_SITE_ID, number + 1, standard ?? `${slug}-${number + 1}`, storedTag(standard === 'header' ? 'Headers' : tag))
    }
  }
  for (const { siteId } of walkDetailedSites(database, ['siteId'])) {
    if (!random.chance(0.1)) continue
    for (const [index, pageName] of STANDARD_PAGES.slice(0, 4).entries()) add(siteId, index + 1, pageName, 'CONTENTS')
  }
}
