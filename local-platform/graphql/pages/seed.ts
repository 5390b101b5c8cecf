import { PAGE_TAGS, storedTag } from '#shared/domain/page.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { walkDetailedSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { pages } from './page-table.ts'

/** The pages a site starts with (preselected for restaurants), then one of every tag and more, so that one answer cannot hold them all. */
const STANDARD_PAGES = ['home', 'header', 'footer', 'script', 'about-us', 'contact-us', 'privacy-policy', 'terms-and-conditions', 'refund-policy']
const MASTER_PAGES = 160

const titleOf = (slug: string): string => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The master pages, and a home page for some sites. */
export function seedPages({ database, random }: Seeding): void {
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
    add(
      MASTER_SITE_ID,
      number + 1,
      standard ?? `${tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${number + 1}`,
      storedTag(standard === 'header' ? 'Headers' : tag),
    )
  }
  for (const { siteId } of walkDetailedSites(database, ['siteId'])) {
    if (!random.chance(0.1)) continue
    for (const [index, pageName] of STANDARD_PAGES.slice(0, 4).entries()) add(siteId, index + 1, pageName, 'CONTENTS')
  }
}
