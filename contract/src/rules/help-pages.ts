import { ownHelpLinks, type HelpLinks } from '../page-surroundings.ts'

/** The last parts of the addresses of the Help Center's articles. The web has their texts. */
export const helpArticles = [
  'search-for-a-venue',
  'compare-venues',
  'ask-for-dates',
  'request-assistant',
  'ask-a-guide',
  'hotels-near-an-event',
  'publish-an-event',
  'event-calendar',
  'event-email',
  'organization-page',
  'claim-a-page',
  'add-a-page',
  'spaces-and-surfaces',
  'opening-hours',
  'invite-your-team',
  'answer-requests',
  'reports',
  'visits',
  'set-up-a-guide',
  'write-stories',
  'promotions',
  'memberships',
  'export-and-import',
  'deleted-pages',
  'messages',
  'notifications',
  'block-somebody',
  'who-sees-me',
  'create-an-account',
  'trouble-signing-in',
  'take-your-data',
  'on-your-phone',
  'connect-an-assistant',
  'privacy',
  'terms',
] as const
export type HelpArticle = (typeof helpArticles)[number]

/** Articles that configuration can replace one by one. */
export const legalArticles = ['privacy', 'terms'] as const satisfies readonly HelpArticle[]
type LegalArticle = (typeof legalArticles)[number]
const isLegal = (slug: string): slug is LegalArticle => legalArticles.some((legal) => legal === slug)

/** Where the text of an article is instead, if configuration replaces it. */
export const replacementOf = (slug: string, links: HelpLinks): string | undefined =>
  isLegal(slug) && links[slug] !== ownHelpLinks[slug] ? links[slug] : undefined

/** For whom there are pages that say how it works, as in the menu, by the last parts of their addresses. */
export const audiences = {
  destinations: 'Destinations',
  facilities: 'Facilities',
  'event-organizers': 'Event Organizers',
  vendors: 'Vendors',
  mobile: 'Mobile',
} as const
export type Audience = keyof typeof audiences

/** The addresses of all pages of help that aren't replaced. */
export function ownHelpPaths(links: HelpLinks): string[] {
  const { help, contact, marketing } = links
  const own = ownHelpLinks
  const articles = helpArticles.filter((slug) => !isLegal(slug))
  const legal = legalArticles.filter((slug) => replacementOf(slug, links) === undefined)
  return [
    ...(help === own.help ? [help, ...articles.map((article) => `${help}/${article}`)] : []),
    ...legal.map((slug) => own[slug]),
    ...(contact === own.contact ? [contact] : []),
    ...(marketing === own.marketing ? Object.keys(audiences).map((slug) => `${marketing}/${slug}`) : []),
  ]
}
